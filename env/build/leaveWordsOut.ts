import type { Plugin } from 'vite';

const ofTheLibrary = /\/node_modules\/react-aria(?:-components)?\/dist\/private\/intl\/.+\.mjs$/;

/** Leaves the library's own words out of the bundle, thirty-four languages of them: what it says stands in our catalogues. */
export const leaveWordsOut = (): Plugin => ({
  name: 'leave-words-out',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (ofTheLibrary.test(id) ? 'export default {}' : null),
});
