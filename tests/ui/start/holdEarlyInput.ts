import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { onTestFinished } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../ui/start/holdEarlyInput.js'), 'utf8');

/** Runs the inline script of a page in this document, until the test ends. */
export const holdEarlyInput = (): void => {
  runInThisContext(script);
  onTestFinished(() => {
    globalThis.early?.release();
    delete document.documentElement.dataset['late'];
  });
};
