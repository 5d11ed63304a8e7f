import type social from './custom-social.json';
import type source from './en-GB.json';

/** Names every message there is; a name the source catalogue lacks does not compile. */
export type MessageId = keyof typeof source | SocialName;

/** The names of social providers we know, as messages. */
export type SocialName = keyof typeof social;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
