import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 417 ? 'Škoda Émigré Ltd' : `Company ${index + 1} Ltd`,
    accountType: 'Corporate' as const,
    mobileNumber: null,
  }));

const openAccountSelection = async (page: Page, sandbox: Sandbox, count: number): Promise<void> => {
  await sandbox.createAccount({
    email: 'many@sandbox.test',
    password,
    accountType: 'Personal',
    linked: companies(count),
  });
  await (await openSignInFrom(page, sandbox)).signIn('many@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Choose an account', level: 1 })).toBeFocused();
};

const postCount = async (sandbox: Sandbox, path: string): Promise<number> =>
  (await sandbox.requests(path)).filter(({ method }) => method === 'POST').length;

test('each account is a button with its name and type, and Back from the partner shows a working form', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox)).signIn('linked@sandbox.test');
  await expect(page.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Linked Trading Ltd Business' })).toBeVisible();
  await expect(page.getByLabel('Find an account')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Linked Trading Ltd Business' }).click();
  await expectSignedIn(page, 'linked@sandbox.test', 'Business');
  const tokenRequests = await sandbox.requests('getGSOTokens');
  expect(tokenRequests.at(-1)?.query).toMatchObject({ profile_id: expect.stringMatching(/./) });
  await page.goBack();
  const form = signInPage(page);
  await expect(form.submit).toBeVisible();
  await expect(form.email).toHaveValue('');
  await expect(form.password).toHaveValue('');
  await expectAccessible(page);
  expect(await postCount(sandbox, 'authorization/weblogin')).toBe(1);
  expect(await postCount(sandbox, 'oauth2/token')).toBe(1);
  await form.signIn('linked@sandbox.test');
  await page.getByRole('button', { name: 'Lin Linked Personal' }).click();
  await expectSignedIn(page, 'linked@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('transfer.xe'));
});

test('the filter finds one of 500 accounts by name, ignoring case and accents, by keyboard, at a width of 360 px', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccountSelection(page, sandbox, 500);
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

test('a reload shows the same accounts, and a failed choice shows a message and can be repeated', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await openAccountSelection(page, sandbox, 2);
  await page.reload();
  const first = page.getByRole('button', { name: 'Company 1 Ltd Business' });
  await expect(first).toBeVisible();
  await sandbox.fail({ path: 'getGSOTokens', times: 1, status: 503 });
  await first.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expectAccessible(page);
  await first.click();
  await expectSignedIn(page, 'many@sandbox.test', 'Business');
});
