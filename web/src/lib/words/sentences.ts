// Events as sentences: the key is the type with its `why` or `how`, the arguments are the event's fields in words.
import type { Third } from '../film/faces';
import type { Game } from '../game.svelte';
import { nameOf, POT, squareName, squareOf, who, type Ruled } from '../table';
import type { Bundle, GameEvent, Terms } from '../wire.gen';
import { count, list, money } from './amounts';
import { debtLine } from './debts';
import { groupTitle } from './rules';
import { throwsText } from './starts';
import { taxSums } from './taxes';
import { winnerOf } from './winner';
import { firstOf, t, type Arguments } from './words.svelte';

type Field = readonly [string, unknown];

const PARTIES = new Set(['seat', 'to', 'payer', 'payee', 'winner', 'first']);
/** Not the bank is meant where these are left empty. */
const NOBODYS = new Set(['winner', 'seat', 'by']);
/** What an event leaves out because it is the usual. */
const LEFT_OUT: Arguments = { pos: 'none', void: 'false' };

const SPELT_BY = ['why', 'how', 'word'] as const;

export function sentence(game: Game, event: GameEvent): string {
  const spelt = SPELT_BY.flatMap((name) =>
    name in event ? [(event as unknown as Record<string, unknown>)[name]] : [],
  );
  const keys = [...spelt.map((value) => `${event.type}.${String(value)}`), event.type];
  return firstOf(keys, words(game, event)).trim();
}

function words(game: Game, event: GameEvent): Arguments {
  const special = SPECIAL[event.type]?.(game, event as never) ?? {};
  const plain = Object.entries(event).flatMap((field) => Object.entries(word(game, field)));
  return { ...LEFT_OUT, ...Object.fromEntries(plain), ...special };
}

function word(game: Game, [name, value]: Field): Arguments {
  if (PARTIES.has(name)) return party(game, name, value);
  if (typeof value === 'number') return { [name]: WORDED[name]?.(game, value) ?? value };
  if (typeof value === 'string' || typeof value === 'boolean') return { [name]: String(value) };
  return name === 'deeds' ? { deeds: squares(game, value as readonly number[]) } : {};
}

/** Numbers that mean something else than a number. */
const WORDED: Readonly<Record<string, (game: Game, value: number) => string>> = {
  pos: squareName,
  amount: (_, value) => money(value),
};

/** `seat` as a name, and `seat_is` for the sentence to choose its form by. */
function party(game: Game, name: string, value: unknown): Arguments {
  if (typeof value !== 'number') return { [name]: '', [`${name}_is`]: NOBODYS.has(name) ? 'none' : 'bank' };
  if (value === POT) return { [name]: '', [`${name}_is`]: 'pot' };
  const is = value === game.you.seat ? 'me' : 'other';
  return { [name]: nameOf(game.view, value), [`${name}_is`]: is };
}

function squares(game: Game, positions: readonly number[]): string {
  return positions.length === 0 ? t('nothing') : list(positions.map((pos) => squareName(game, pos)));
}

const goods = (game: Game, deeds: readonly number[], cards: readonly string[] = []): string =>
  deeds.length + cards.length === 0 ? 'none' : bundle(game, { deeds, cards });

export function bundle(game: Game, { cash = 0, deeds = [], cards = [] }: Bundle): string {
  const parts = [
    ...(cash > 0 ? [money(cash)] : []),
    ...deeds.map((pos) => squareName(game, pos)),
    ...cards.map(() => t('jail_card')),
  ];
  return parts.length === 0 ? t('nothing') : list(parts);
}

function terms(game: Game, wanted: Terms | null): string {
  if (wanted === null) return 'none';
  return t('terms', { give: bundle(game, wanted.give), take: bundle(game, wanted.take) });
}

const CARD = /^(?<verb>to|back|get|pay)-(?<number>\d+)(?<each>-each)?$/;

/** A card's words by its id: what it does is in the id, the amounts and names are this board's. */
export function cardText(game: Ruled, card: string): string {
  const { verb, number, each } = CARD.exec(card)?.groups ?? {};
  if (verb === undefined) return firstOf([`card.${card}`, card], nearest(game, card));
  const amount = Number(number);
  return firstOf([`card.${verb}${each ?? ''}`, card], {
    amount: money(amount),
    count: amount,
    pos: squareName(game, amount),
  });
}

/** What the kind of company that a card sends to is called on this board. */
function nearest({ ruleset }: Ruled, card: string): Arguments {
  const [verb, kind = ''] = card.split('-');
  return verb === 'nearest' && ruleset !== null ? { group: groupTitle(ruleset.board, kind) } : {};
}

/** A side of the third die. */
export function faceText(face: Third): string {
  if (face === 'bus') return t('die.bus');
  return face === 'm1' || face === 'x' ? face.toUpperCase() : count(Number(face));
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Special = { readonly [T in GameEvent['type']]?: (game: Game, event: Of<T>) => Arguments };

/** The events whose arguments are not their fields as they stand. */
const SPECIAL: Special = {
  // `doubles` counts those of the turn so far; in jail none is counted, and a double still frees.
  // Three alike are no double.
  rolled: (_, { dice: [one, two], third, doubles }) => ({
    one: count(one),
    two: count(two),
    third: third == null ? 'none' : faceText(third),
    double: Number(third) === one && one === two ? -1 : one === two ? Math.max(1, doubles) : 0,
  }),
  moved: (game, { to }) => ({ to: squareOf(game, to)?.kind === 'visiting' ? t('visit') : squareName(game, to) }),
  offered: (game, { give, take }) => ({ give: bundle(game, give), take: bundle(game, take) }),
  refused: (game, { terms: wanted }) => ({ terms: terms(game, wanted) }),
  drew: (game, { card }) => ({ card: cardText(game, card) }),
  bet: (_, { numbers, die }) => ({ numbers: list(numbers.map(count)), hit: String(numbers.includes(die)) }),
  // Its money is told by the payments.
  traded: (game, { give, take, give_cards, take_cards }) => ({
    give: goods(game, give, give_cards),
    take: goods(game, take, take_cards),
  }),
  // A bid that nobody tops and nobody can pay: its bidder is the last one that was told.
  auction_closed: (game, { auction, void: afresh }) => {
    if (afresh !== true) return {};
    const bid = game.lines.findLast(({ event }) => event?.type === 'bid' && event.auction === auction)?.event;
    return party(game, 'by', bid?.type === 'bid' ? bid.seat : null);
  },
  // Where all bid at once a pass holds until the next bid, and the chips show it: a line for each would hide the bids.
  passed: (game) => ({ lasting: String(game.ruleset?.rules['auction.manner'] !== 'outcry') }),
  build_wished: (game, { squares: all }) => ({ count: all.length, where: squares(game, [...new Set(all)]) }),
  building_called: (game, { order, squares: all }) => ({
    where: list(
      order.map((seat, at) => t('called.for', { name: who(game, seat), pos: squareName(game, all[at] ?? 0) })),
    ),
  }),
  game_began: (game, { throws }) => ({ throws: throwsText(game, throws) }),
  tax_chosen: (_, chosen) => taxSums(chosen),
  debt_opened: (game, debt) => ({
    amount: money(debt.shares.reduce((sum, share) => sum + share.amount, 0)),
    what: debtLine(game, debt),
  }),
  game_over: (game, { ranking }) => {
    const { name, is } = winnerOf(game, ranking);
    return { winner: name, winner_is: is };
  },
};
