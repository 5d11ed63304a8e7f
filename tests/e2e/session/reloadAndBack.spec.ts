import { expect, type Page } from '@playwright/test';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { navigate, signInAs } from '#tests/e2e/languages/walk.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { goBack, trackCacheRestores, withBackForwardCache } from './backForwardCache.ts';

test.use({ launchOptions: withBackForwardCache, isDrawn: false });

/** The screens that only a sign-in leads to, with the seed account that reaches them. */
const screensAfterSignIn = [
  ['linked', '/signin/account-selection', 'Choose an account'],
  ['setup2fa', '/2fa/add-number', 'Add your phone number'],
  ['review2fa', '/2fa/review-number', 'Check your phone number'],
  ['choose2fa', '/2fa/choose-number', 'Choose a phone number'],
  ['locked2fa', '/2fa/locked', 'Two-step verification is locked'],
  ['sms2fa', '/2fa/phone-validation', 'How should we send your code?'],
] as const;

/** The paths that always redirect, so that there is no page to return to. */
const redirectingPaths = ['/', '/idp/continue', '/signup/creating'] as const;

/** The screens that a visitor without their second factor can open by address. */
const screensByAddress = [
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
  '/continue',
] as const;

/** The screen that only a person with a completed second factor can open. */
const screenAfterFactor = '/2fa/change-number';

const expectScreen = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
};

/** Leaves the page for another site, and expects it unchanged after Back, with nothing busy. */
const leaveAndReturn = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const [address, heading] = [page.url(), await page.getByRole('heading', { level: 1 }).textContent()];
  await page.goto(`${sandbox.origin('transfer.xe')}/help`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await goBack(page);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

// Because: no address opens these screens, so this test reloads them, and other tests reload the others.
const returnAndReload = async (page: Page, sandbox: Sandbox, place: readonly [string, string]): Promise<void> => {
  await expectScreen(page, ...place);
  await leaveAndReturn(page, sandbox);
  await page.reload({ waitUntil: 'commit' });
  await expectScreen(page, ...place);
};

test('the back-forward cache restores every screen unchanged, screens without an address survive a reload, and no code is sent twice', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const visited = [
    ...screensAfterSignIn.map(([, path]) => path),
    ...screensByAddress,
    '/account-type',
    '/2fa/verify-number',
    screenAfterFactor,
  ];
  expect([...visited, ...redirectingPaths].toSorted()).toEqual([...routePaths].toSorted());
  await trackCacheRestores(page);
  await test.step('/account-type', async () => {
    await openSignInFrom(page, sandbox);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Continue as stranger@sandbox.test' }).click();
    await returnAndReload(page, sandbox, ['/account-type', 'What type of account do you need?']);
  });
  for (const [name, path, heading] of screensAfterSignIn) {
    await test.step(path, async () => {
      await navigate(page, '/signin');
      await signInAs(page, name, path);
      await returnAndReload(page, sandbox, [path, heading]);
      if (name === 'linked') await expect(page.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
    });
  }
  await page.getByRole('button', { name: 'Send code' }).click();
  await test.step('/2fa/verify-number', async () => {
    await returnAndReload(page, sandbox, ['/2fa/verify-number', 'Enter your code']);
  });
  for (const path of screensByAddress) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expectScreen(page, path, /^(?!Loading$)/);
      await leaveAndReturn(page, sandbox);
    });
  }
  await expect.poll(() => sandbox.inbox('+447700900101')).toHaveLength(1);
  await test.step(screenAfterFactor, async () => {
    await navigate(page, '/2fa/verify-number');
    await expectScreen(page, '/2fa/verify-number', 'Enter your code');
    await twoFactorPage(page, sandbox).enterCodeFrom('+447700900101');
    await expectSignedIn(page, 'sms2fa@sandbox.test');
    await page.goto(sandbox.origin('account.xe') + screenAfterFactor);
    await expectScreen(page, screenAfterFactor, 'Change your phone number');
    await leaveAndReturn(page, sandbox);
  });
});
