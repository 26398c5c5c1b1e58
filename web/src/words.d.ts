declare module 'words:*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}
