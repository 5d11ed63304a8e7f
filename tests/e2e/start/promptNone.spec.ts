import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

for (const cookies of [[], [{ name: 'xe_session', value: '1', domain: 'xe.localhost', path: '/' }]])
  test(`prompt=none returns with an error, without a call or an entry in the history, with ${cookies.length} sessions`, async ({
    page,
    sandbox,
  }) => {
    const partner = sandbox.origin('transfer.xe');
    await page.context().addCookies(cookies);
    await page.goto(`${partner}/help`);
    await page.goto(`${partner}/sign-in?prompt=none`, { waitUntil: 'commit' });
    await expect(page.getByText('The account site answered: interaction_required')).toBeVisible();
    const requests = await sandbox.requests('');
    expect(requests.filter(({ host }) => host.startsWith('launchpad.'))).toEqual([]);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.includes('xe_session')).toBe(cookies.length === 1);
    await page.goBack();
    await expect(page).toHaveURL(`${partner}/help`);
  });
