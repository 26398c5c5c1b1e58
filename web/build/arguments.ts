// What every message asks for: its arguments, and how each is used. For the types of `t`, and to compare languages.
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export interface Uses {
  readonly plain: boolean;
  /** It counts something: every form of the language is wanted. */
  readonly plural: readonly (readonly string[])[];
  readonly select: readonly string[];
}

type Found = Map<string, { plain: boolean; plural: string[][]; select: Set<string> }>;

export function usesOf(tree: readonly MessageFormatElement[]): Map<string, Uses> {
  const found: Found = new Map();
  for (const element of tree) visit(element, found);
  return new Map([...found].map(([name, uses]) => [name, { ...uses, select: [...uses.select].sort() }]));
}

type Arguing = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>;

function visit(element: MessageFormatElement, found: Found): void {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return;
  if (element.type === TYPE.tag) throw new Error(`markup in a message: ${element.value}`);
  note(element, found);
  if (!('options' in element)) return;
  for (const option of Object.values(element.options)) for (const inner of option.value) visit(inner, found);
}

function note(element: Arguing, found: Found): void {
  const uses = found.get(element.value) ?? { plain: false, plural: [], select: new Set() };
  found.set(element.value, uses);
  if (element.type === TYPE.plural) uses.plural.push(Object.keys(element.options));
  else if (element.type === TYPE.select) for (const form of Object.keys(element.options)) uses.select.add(form);
  else uses.plain = true;
}

/** What every message may choose by without being given it (src/lib/words/words.svelte.ts). */
const AMBIENT = new Set(['board']);

export function typesOf(messages: Readonly<Record<string, MessageFormatElement[]>>): string {
  const lines = Object.entries(messages).map(([key, tree]) => `  ${JSON.stringify(key)}: ${shape(usesOf(tree))};`);
  return `// Made from locales/en.json by build/icu.ts: every key, and what it asks for.\nexport interface Keys {\n${lines.join('\n')}\n}\n`;
}

function shape(uses: ReadonlyMap<string, Uses>): string {
  const given = [...uses].filter(([name]) => !AMBIENT.has(name));
  if (given.length === 0) return 'Record<never, never>';
  return `{ ${given.map(([name, use]) => `${name}: ${typeOf(use)}`).join('; ')} }`;
}

function typeOf({ plain, plural, select }: Uses): string {
  if (plural.length > 0) return 'number';
  return select.length > 0 && !plain ? 'string | boolean' : 'string | number';
}
