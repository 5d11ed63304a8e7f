/** The slices whose messages the first screen may need. */
const firstSlices: ReadonlyArray<string> = [
  'page',
  'shared',
  'errors',
  'slow',
  'password',
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

/** The messages of those slices, or the beginnings of their ids, that only other screens show. */
const otherMessages: ReadonlyArray<string> = [
  'password.new',
  'password.save',
  'password.rules',
  'password.rulesUnread',
  'password.rule',
  'password.ruleMet',
  'password.ruleUnmet',
  'password.met',
  'password.broken',
  'session.continueAs',
  'session.goingOn',
  'session.another',
  'session.existing',
  'session.fault',
  'signIn.locked',
  'signIn.closed',
  'signIn.error',
];

/** Whether a message loads with the first screen. The others load after it is usable. */
export const isFirstMessage = (id: string): boolean =>
  firstSlices.includes(id.slice(0, id.indexOf('.'))) &&
  !otherMessages.some((other) => id === other || id.startsWith(`${other}.`));
