/** The slices whose words the first screen may need; the others come once it is usable. */
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

/** Whether a message comes with the first screen. */
export const isFirstWord = (id: string): boolean => firstSlices.includes(id.slice(0, id.indexOf('.')));
