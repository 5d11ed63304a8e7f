/** The starts of the ids of the messages that the first screen may need; the others load after it is usable. */
const firstStarts: ReadonlyArray<string> = [
  'page',
  'shared',
  'errors',
  'slow',
  'password.show',
  'password.hide',
  'password.capsLock',
  'footer',
  'signIn',
  'social',
  'notFound',
  'crashed',
  'session',
  'connection',
  'cookiesBlocked',
];

/** Whether a message loads with the first screen. */
export const isFirstMessage = (id: string): boolean =>
  firstStarts.some((start) => id === start || id.startsWith(`${start}.`));
