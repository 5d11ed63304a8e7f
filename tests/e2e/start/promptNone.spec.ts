import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test('prompt=none returns with an error, and shows, calls and stores nothing, also where the partner keeps the browser', async ({
  page,
  sandbox,
}) => {
  const [account, partner] = [sandbox.origin('account.xe'), sandbox.origin('transfer.xe')];
  const asked = `${account}/?redirect_uri=${partner}/callback&state=s1&prompt=none&login_hint=a%40sandbox.test`;
  await page.context().addCookies([{ name: 'xe_session', value: '1', domain: '.xe.localhost', path: '/' }]);
  await page.goto(`${partner}/help`);
  await page.goto(asked, { waitUntil: 'commit' });
  await page.waitForURL(`${partner}/callback?error=interaction_required&state=s1`);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/help`);

  await sandbox.fail({ path: '/callback', status: 204, body: '' });
  await page.clock.install();
  const returned = page.waitForResponse(/\/callback\?error=interaction_required/);
  await page.goto(asked);
  await returned;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect((await page.context().cookies(account)).map(({ name }) => name)).toEqual(['xe_session']);
  const hosts = (await sandbox.requests('')).map(({ host }) => host.split('.', 1)[0]);
  expect(new Set(hosts)).toEqual(new Set(['account', 'transfer']));
});
