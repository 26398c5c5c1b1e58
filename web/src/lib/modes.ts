// A mode is named by its rulebook and its own word: `brands.classic`.

export const bookOf = (mode: string): string => mode.split('.', 1)[0] ?? '';

/** The rulebooks of these modes, in their order. */
export const booksOf = (modes: readonly string[]): string[] => [...new Set(modes.map(bookOf))];

/** In another rulebook the mode of the same word, else that rulebook's first. */
export function inBook(modes: readonly string[], book: string, mode: string): string {
  const same = book + mode.slice(bookOf(mode).length);
  return modes.includes(same) ? same : (modes.find((each) => bookOf(each) === book) ?? mode);
}

/** A custom table is made with care. */
export const inOnePress = (modes: readonly string[]): string[] => modes.filter((mode) => !mode.endsWith('.custom'));
