import type social from './custom-social.json';
import type source from './en-GB.json';

/** The id of a message; an id that the source catalogue lacks does not compile. */
export type MessageId = keyof typeof source | keyof typeof social;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
