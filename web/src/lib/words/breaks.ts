// Where the long words of a board's names may break: a browser has no dictionary for all of their languages.
const LONG = [
  'Board-walk',
  'Carre-four',
  'Com-mu-nity',
  'Con-nec-ticut',
  'Master-card',
  'Medi-ter-ra-nean',
  'Micro-soft',
  'Penn-syl-va-nia',
  'Ten-nes-see',
  'Volks-wagen',
  'Bahn-hof-strasse',
  'Kur-fürsten-damm',
  'Myeong-dong',
  'Omote-sandō',
  'Pin-duo-duo',
];
const BREAKS = new Map(LONG.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]));

/** The same name, so that no letter of it is cut off on a narrow square. */
export const inParts = (name: string): string => name.replace(/\p{L}+/gu, (word) => BREAKS.get(word) ?? word);
