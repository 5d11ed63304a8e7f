import type { MessageId } from '#locales/messageId.ts';

/** A text to show: its id in the catalogues, and its values. */
export type Message = {
  readonly id: MessageId;
  readonly values?: { readonly [name: string]: string | number };
};
