// Fills a message: its arguments, the form for a number, the form for a case. Made by build/compact.ts, so all is there.

/** A text, an argument, the number that is counted just now, or the forms that an argument chooses from. */
export type Piece = string | 0 | readonly [name: string] | readonly [name: string, forms: Forms, counts?: 1];
export type Message = string | readonly Piece[];
export type Forms = Readonly<Record<string, Message>>;
export type Value = string | number | boolean | null | undefined;

export interface Speech {
  /** Names to values. */
  readonly args: Readonly<Record<string, Value>>;
  /** A number's form in the language: `one`, `few`, ... */
  readonly form: (count: number) => string;
  /** How a value looks: it is compared as it is. */
  readonly show: (value: string | number) => string;
}

export function say(message: Message, speech: Speech, counted = 0): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const piece of message) text += typeof piece === 'string' ? piece : filled(piece, speech, counted);
  return text;
}

function filled(piece: Exclude<Piece, string>, speech: Speech, counted: number): string {
  if (piece === 0) return speech.show(counted);
  const [name, forms, counts] = piece;
  const value = speech.args[name];
  if (value === undefined) throw new Error(`no ${name} given`);
  if (forms === undefined) return shown(value, speech);
  if (counts !== 1) return say(formOf(forms, String(value)), speech, counted);
  const count = Number(value);
  const exact = forms[`=${count}`];
  return say(exact ?? formOf(forms, speech.form(count)), speech, count);
}

const formOf = (forms: Forms, name: string): Message => forms[name] ?? forms.other ?? '';

const shown = (value: Exclude<Value, undefined>, { show }: Speech): string =>
  typeof value === 'string' || typeof value === 'number' ? show(value) : '';
