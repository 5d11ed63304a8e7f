import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { navigationPage } from './navigationPage.ts';

describe('docs/navigation.md', () => {
  it('says what the guards decide: `npm run navigation` writes it anew', async () => {
    expect(readFileSync(new URL('../../docs/navigation.md', import.meta.url), 'utf8')).toBe(await navigationPage());
  });
});
