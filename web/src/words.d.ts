declare module 'words:languages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  type Words = Readonly<Record<string, MessageFormatElement[]>>;
  const languages: Readonly<Record<string, () => Promise<{ default: Words }>>>;
  export default languages;
}
declare module 'words:*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}
