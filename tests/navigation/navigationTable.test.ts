import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { navigationPage, navigationRows } from './navigationTable.ts';

describe('docs/navigation.md', () => {
  it('says what the guards decide: `npm run navigation` writes it anew', async () => {
    const page = readFileSync(new URL('../../docs/navigation.md', import.meta.url), 'utf8');
    expect(page).toBe(navigationPage(await navigationRows()));
  });
});
