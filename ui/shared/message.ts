import type { MessageId } from '#locales/messageId.ts';

/** A text to be shown, by name: views decide the language, callers the meaning. */
export type Message = {
  readonly id: MessageId;
  readonly values?: { readonly [name: string]: string | number };
};
