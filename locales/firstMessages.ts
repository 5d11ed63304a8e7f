/** The slices whose messages the first screen may need; the others load after it is usable. */
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
  'session',
  'connection',
  'cookiesBlocked',
];

/** Whether a message loads with the first screen. */
export const isFirstMessage = (id: string): boolean => firstSlices.includes(id.slice(0, id.indexOf('.')));
