import type { MessageFormatElement } from 'react-intl';
import { idHash } from './idHash.ts';
import type { MessageId } from './messageId.ts';

/** A downloaded catalogue, compiled at build time; messages that its language lacks come from en-GB, then from custom-social. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

const isCompiled = (message: unknown): boolean =>
  Array.isArray(message) && message.every((part: unknown) => typeof Object(part).type === 'number');

const areMessages = (messages: object, ids: number): messages is Messages =>
  idHash(Object.keys(messages)) === ids && Object.values(messages).every(isCompiled);

/** Decodes a downloaded catalogue: the compiled messages with the ids of this hash. Throws for anything else. */
export const decodeMessages = (downloaded: unknown, ids: number): Messages => {
  const messages: object = Object(downloaded);
  if (areMessages(messages, ids)) return messages;
  throw new Error('another shape');
};
