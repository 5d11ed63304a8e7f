import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './messageId.ts';

/** A downloaded catalogue, compiled at build time; messages that its language lacks come from en-GB, then from custom-social. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const isCompiled = (message: unknown): boolean =>
  Array.isArray(message) && message.every((part: unknown) => typeof Object(part).type === 'number');

const areMessages = (messages: object): messages is Messages => {
  const all = Object.values(messages);
  return all.length > 0 && all.every(isCompiled);
};

/** Decodes a downloaded catalogue of compiled messages. Throws for anything else. */
export const decodeMessages = (downloaded: unknown): Messages => {
  const messages: object = Object(downloaded);
  if (areMessages(messages)) return messages;
  throw new Error('another shape');
};
