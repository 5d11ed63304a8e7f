import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { navigationPage } from './navigationPage.ts';

describe('docs/navigation.md', () => {
  it('matches the decisions of the guards (`npm run navigation` rewrites it)', async () => {
    expect(readFileSync(new URL('../../docs/navigation.md', import.meta.url), 'utf8')).toBe(await navigationPage());
    // Because: it runs the guards for each screen in each state, which takes most of the usual limit on a busy machine.
  }, 60_000);
});
