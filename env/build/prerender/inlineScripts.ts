import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The inline scripts of the pages, minified. */
export type InlineScripts = {
  /** Shows the chosen appearance. */
  readonly appearance: string;
  /** Captures early events and starts the entry, in prerendered pages. */
  readonly capture: string;
  /** Shows the boot messages in the person's language and starts the entry, in the shell. */
  readonly boot: string;
};

/** Reads the inline scripts of the pages from `ui/start`. */
export const readInlineScripts = (projectRoot: string): InlineScripts => {
  const minified = (name: string): string =>
    minifySync(name, readFileSync(join(projectRoot, 'ui', 'start', name), 'utf8')).code.trim();
  return {
    appearance: minified('showAppearance.js'),
    capture: minified('captureEarlyEvents.js'),
    boot: ['bootMessages.js', 'startShell.js'].map(minified).join(''),
  };
};

/** Vite plugin: adds the script that shows the chosen appearance to the shell, both for the build and for the dev server. */
export const addAppearanceScript = (projectRoot: string): Plugin => ({
  name: 'add-appearance-script',
  transformIndexHtml: {
    order: 'post',
    handler: (shell) =>
      // Because: it must run before the first frame, so it is in the head.
      shell.replace('</title>', () => `</title>\n<script>${readInlineScripts(projectRoot).appearance}</script>`),
  },
});
