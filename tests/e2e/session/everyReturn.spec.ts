import { expect, type Page } from '@playwright/test';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { goBack, noteReturns, withCache } from './backForwardCache.ts';

test.use({ launchOptions: withCache });

/** The screens only a step of the person leads to, and the seed account that is led there. */
const ledTo = [
  ['linked', '/signin/account-selection', 'Choose an account'],
  ['setup2fa', '/2fa/add-number', 'Add your phone number'],
  ['review2fa', '/2fa/review-number', 'Check your phone number'],
  ['choose2fa', '/2fa/choose-number', 'Choose a phone number'],
  ['locked2fa', '/2fa/locked', 'Two-step verification is locked'],
  ['sms2fa', '/2fa/phone-validation', 'How should we send your code?'],
] as const;

/** Passed through on the way to another: there is nothing to come back to. */
const passedThrough = ['/', '/idp/continue', '/signup/creating'] as const;

/** Those an address opens to somebody who owes a second factor. */
const openTo = [
  '/signin',
  '/signin/closed',
  '/signin/email-verification',
  '/signin/error',
  '/signin/locked',
  '/signup',
  '/signup/email-verification',
  '/signup/error',
  '/forgot-password',
  '/forgot-password/email-verification',
  '/forgot-password/new-password',
  '/forgot-password/error',
  '/change-password',
  '/idp/existing',
  '/2fa/change-number',
  '/continue',
] as const;

const standsAt = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
};

/** The page is left for another and comes back as it was, waiting for nothing. */
const leaveAndReturn = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const [address, heading] = [page.url(), await page.getByRole('heading', { level: 1 }).textContent()];
  await page.goto(`${sandbox.origin('transfer.xe')}/help`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await goBack(page);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

// Because: no address opens these, so that they are loaded anew here and not with the others.
const returnAndReload = async (page: Page, sandbox: Sandbox, at: readonly [string, string]): Promise<void> => {
  await standsAt(page, ...at);
  await leaveAndReturn(page, sandbox);
  await page.reload({ waitUntil: 'commit' });
  await standsAt(page, ...at);
};

test('every screen comes back out of the cache as it was, those no address opens stand a reload too, and nothing is done twice', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow();
  const walked = [...ledTo.map(([, path]) => path), ...openTo, '/account-type', '/2fa/verify-number'];
  expect([...walked, ...passedThrough].toSorted()).toEqual([...routePaths].toSorted());
  await noteReturns(page);
  await test.step('/account-type', async () => {
    await comeFrom(page, sandbox);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Continue as stranger@sandbox.test' }).click();
    await returnAndReload(page, sandbox, ['/account-type', 'What type of account do you need?']);
  });
  for (const [name, path, heading] of ledTo) {
    await test.step(path, async () => {
      await context.clearCookies();
      await (await comeFrom(page, sandbox)).signIn(`${name}@sandbox.test`);
      await returnAndReload(page, sandbox, [path, heading]);
    });
  }
  await page.getByRole('button', { name: 'Send code' }).click();
  await test.step('/2fa/verify-number', async () => {
    await returnAndReload(page, sandbox, ['/2fa/verify-number', 'Enter your code']);
  });
  for (const path of openTo) {
    await test.step(path, async () => {
      await page.goto(sandbox.origin('account.xe') + path, { waitUntil: 'commit' });
      await standsAt(page, path, /^(?!Loading$)/);
      await leaveAndReturn(page, sandbox);
    });
  }
  expect(await sandbox.inbox('+447700900101')).toHaveLength(1);
});
