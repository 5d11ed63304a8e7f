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
  'startFailed',
  'session',
  'connection',
  'cookiesBlocked',
];

/** The starts of the ids among those that only other screens show. */
const otherStarts: ReadonlyArray<string> = [
  'session.continueAs',
  'session.goingOn',
  'session.another',
  'session.existing',
  'session.fault',
  'signIn.locked',
  'signIn.closed',
  'signIn.error',
];

const startsWithOneOf = (id: string, starts: ReadonlyArray<string>): boolean =>
  starts.some((start) => id === start || id.startsWith(`${start}.`));

/** Whether a message loads with the first screen. The others load after it is usable. */
export const isFirstMessage = (id: string): boolean =>
  startsWithOneOf(id, firstStarts) && !startsWithOneOf(id, otherStarts);
