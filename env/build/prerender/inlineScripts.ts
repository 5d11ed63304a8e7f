import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { projectRoot } from '#env/shared/projectRoot.ts';

const minified = (name: string): string =>
  minifySync(name, readFileSync(join(projectRoot, 'ui', 'start', name), 'utf8')).code.trim();

/** Reads the inline scripts of every page, minified: they hold early input and start the entry. */
export const readInlineScripts = (): readonly string[] => [minified('holdEarlyInput.js') + minified('startEntry.js')];
