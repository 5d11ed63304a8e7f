import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password } from '#tests/e2e/sign-in/signInPage.ts';

const companies = Array.from({ length: 500 }, (_, index) => ({
  name: index === 417 ? 'Škoda Émigré Ltd' : `Company ${index + 1} Ltd`,
  accountType: 'Corporate' as const,
  mobileNumber: null,
}));

test('each account is a button with its name and type, and leads to the partner', async ({ page, sandbox }) => {
  await (await openSignInFrom(page, sandbox)).signIn('linked@sandbox.test');
  await expect(page.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Linked Trading Ltd Business' })).toBeVisible();
  await expect(page.getByLabel('Find an account')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Linked Trading Ltd Business' }).click();
  await expectSignedIn(page, 'linked@sandbox.test', 'Business');
  const tokenRequests = await sandbox.requests('getGSOTokens');
  expect(tokenRequests.at(-1)?.query).toMatchObject({ profile_id: expect.stringMatching(/./) });
});

test('the filter finds one of 500 accounts by name, ignoring case and accents, by keyboard, at a width of 360 px', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sandbox.createAccount({
    email: 'many@sandbox.test',
    password,
    accountType: 'Personal',
    linked: companies,
  });
  await (await openSignInFrom(page, sandbox)).signIn('many@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Choose an account', level: 1 })).toBeFocused();
  await expect(page.getByText('500 accounts')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.keyboard.press('Tab');
  const filter = page.getByLabel('Find an account');
  await expect(filter).toBeFocused();
  await page.keyboard.type('nobody');
  await expect(page.getByText('No account has this name')).toBeVisible();
  await expectAccessible(page);
  await filter.fill('emigre SKODA');
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  await filter.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Škoda Émigré Ltd Business' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'many@sandbox.test', 'Business');
});
