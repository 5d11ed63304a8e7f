import type { Message } from './message.ts';

type Mark = { readonly 'data-public'?: '' };

/** Marks a text that a recording may show: a message without values is the same for everybody; with values it can name a person. */
export const recordable = (values: Message['values'] | undefined): Mark =>
  values === undefined ? { 'data-public': '' } : {};
