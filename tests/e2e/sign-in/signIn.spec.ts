import { expect, type Page } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from './signInPage.ts';

// Because: a partner's consent banner, until it is answered, pushes the page down.
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#root')?.scrollHeight ?? Infinity);

test('sign-in fits a window of 1280 by 800 under each brand and in German, with its providers above "Create an account"', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { key } of brands) {
    await page.goto(`${sandbox.origin(`account.${key}`)}/signin`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' })).toBeVisible();
    const inOrder = [
      signInPage(page).submit,
      page.getByRole('button', { name: 'Continue with Google' }),
      page.getByRole('button', { name: 'Continue with Apple' }),
      page.getByRole('link', { name: 'Create an account' }),
    ];
    const tops = await Promise.all(inOrder.map(async (control) => (await control.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await heightOf(page), key).toBeLessThanOrEqual(800);
    const above = await page.locator('header picture').evaluate((logo) => logo.getBoundingClientRect().top);
    const root = await page.locator('#root').evaluate((element) => element.getBoundingClientRect().top);
    expect(above - root).toBeGreaterThanOrEqual(40);
  }
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('de-DE');
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(800);
});

// Because: the corpora test the rule with a thousand addresses.
test('a sign-in with a hostile redirect ends at the transfer site, without the state', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Redirect address refused/);
  const hostile = 'https://transfer.xe.localhost@evil.example/';
  const query = new URLSearchParams({ redirect_uri: hostile, state: 'evil-state' });
  await page.goto(`/?${query.toString()}`);
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
  await signInPage(page).signIn('personal@sandbox.test');
  const destination = new URL((await leaving).url());
  expect(destination.origin).toBe(sandbox.origin('transfer.xe'));
  expect(destination.searchParams.has('state')).toBe(false);
});

for (const separator of ['&amp;', '&#38;'])
  test(`a partner's link whose separators are written as ${separator} returns to the partner with its state`, async ({
    page,
    sandbox,
  }) => {
    const partner = sandbox.origin('partner.xe');
    const values = [`redirect_uri=${encodeURIComponent(`${partner}/callback`)}`, 'state=a%26amp%3Bb', 'platform=XERA'];
    await page.goto(`/?${values.join(separator)}`);
    const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
    await signInPage(page).signIn('personal@sandbox.test');
    const destination = new URL((await leaving).url());
    expect([destination.origin, destination.searchParams.get('state')]).toEqual([partner, 'a&amp;b']);
  });
