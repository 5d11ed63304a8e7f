import type { Plugin } from 'vite';

const libraryMessages = /\/node_modules\/react-aria(?:-components)?\/dist\/private\/intl\/.+\.mjs$/;

/** Vite plugin: removes React Aria's own messages (34 languages) from the bundle, because our catalogues have its messages. */
export const stripReactAriaMessages = (): Plugin => ({
  name: 'strip-react-aria-messages',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (libraryMessages.test(id) ? 'export default {}' : null),
});
