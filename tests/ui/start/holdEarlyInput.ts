import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { onTestFinished, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../ui/start/holdEarlyInput.js'), 'utf8');

/** Runs the inline script of a page in this document, until the test ends. `type` is that of the navigation to the page. */
export const holdEarlyInput = (type: string = 'navigate'): void => {
  const navigation = Object.assign(new PerformanceMark('navigation'), { type });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([navigation]);
  runInThisContext(script);
  onTestFinished(() => {
    globalThis.early?.release();
    delete document.documentElement.dataset['late'];
  });
};
