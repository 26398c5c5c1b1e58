declare module 'words:languages' {
  type Part = import('../build/names').Part;
  type Words = Readonly<Record<string, import('./lib/words/say').Message>>;
  /** The address of a file, or the words themselves where there is no server to ask. */
  const languages: Readonly<Record<string, Readonly<Record<Part, string | Words>>>>;
  export default languages;
}
declare module 'words:lost' {
  const words: Readonly<Record<string, readonly [title: string, text: string, reload: string]>>;
  export default words;
}
