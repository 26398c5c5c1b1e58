// A message's syntax tree as little JSON as says it: what travels, and what src/lib/words/say.ts reads.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Forms, Message, Piece } from '../src/lib/words/say.ts';

/** A plain text stays one. */
export function compact(tree: readonly MessageFormatElement[]): Message {
  const pieces = tree.map(piece);
  const [only = '', ...others] = pieces;
  return typeof only === 'string' && others.length === 0 ? only : pieces;
}

function piece(element: MessageFormatElement): Piece {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.select:
      return [element.value, formsOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error(`no such plural: ${element.value}`);
      return [element.value, formsOf(element.options), 1];
    default:
      // Sums, dates and markup are the page's business, never a message's.
      throw new Error(`not for a message: ${JSON.stringify(element)}`);
  }
}

const formsOf = (options: Readonly<Record<string, { value: MessageFormatElement[] }>>): Forms =>
  Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, compact(value)]));
