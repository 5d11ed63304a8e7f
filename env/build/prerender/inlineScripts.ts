import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The inline scripts of every page, minified. */
export type InlineScripts = {
  /** Shows the chosen appearance. */
  readonly appearance: string;
  /** Holds early input, and starts the entry. */
  readonly start: string;
};

/** Reads the inline scripts of the pages from `ui/start`. */
export const readInlineScripts = (projectRoot: string): InlineScripts => {
  const minified = (name: string): string =>
    minifySync(name, readFileSync(join(projectRoot, 'ui', 'start', name), 'utf8')).code.trim();
  return {
    appearance: minified('showAppearance.js'),
    start: ['earlyInput.js', 'startEntry.js'].map(minified).join(''),
  };
};

/** Vite plugin: adds the script that shows the chosen appearance to the page of the dev server. */
export const addAppearanceScript = (projectRoot: string): Plugin => ({
  name: 'add-appearance-script',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      // Because: it must run before the first frame, so it is in the head.
      page.replace('</title>', () => `</title>\n<script>${readInlineScripts(projectRoot).appearance}</script>`),
  },
});
