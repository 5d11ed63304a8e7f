import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { navigationPage } from './navigationPage.ts';
import { navigationRows } from './navigationTable.ts';
import { visitorStates } from './visitorStates.ts';

// Because: it runs the guards for each screen in each state, which takes most of the usual limit on a busy machine.
describe('docs/navigation.md', { timeout: 60_000 }, () => {
  it('matches the decisions of the guards (`npm run navigation` rewrites it)', async () => {
    expect(readFileSync(new URL('../../docs/navigation.md', import.meta.url), 'utf8')).toBe(await navigationPage());
  });

  it('holds in production too where the page can read the session cookie', async () => {
    const rows = await navigationRows(productionContext, visitorStates);
    expect(rows).toEqual(await navigationRows(context, visitorStates));
  });
});
