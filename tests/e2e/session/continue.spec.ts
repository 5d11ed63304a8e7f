import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const signInAt = async (page: Page, sandbox: Sandbox, host = 'transfer.xe'): Promise<void> => {
  const form = await openSignInFrom(page, sandbox, host);
  await form.signIn('personal@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
};

const returnToSignIn = async (page: Page, sandbox: Sandbox, host: string): Promise<void> => {
  await page.goto(sandbox.origin(host));
  await page.getByRole('link', { name: 'Sign in' }).click();
};

test('"Use a different account" ends the session, follows no redirect and keeps the partner', async ({
  page,
  sandbox,
}) => {
  await signInAt(page, sandbox);
  await returnToSignIn(page, sandbox, 'partner.xe');
  const otherPage = `${sandbox.origin('partner.xe')}/docs`;
  await sandbox.fail({ path: '/logout', times: 2, status: 302, headers: { location: otherPage } });
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await signInPage(page).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  const logouts = await sandbox.requests('/logout');
  expect(logouts.map(({ host }) => host.replace(/:.*/, '')).toSorted()).toEqual([
    'launchpad.xe.localhost',
    'transfer.xe.localhost',
  ]);
  expect(await sandbox.requests('/docs')).toEqual([]);
});

test('a session that ended meanwhile shows a message, and leads to sign-in', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await signInAt(page, sandbox);
  await returnToSignIn(page, sandbox, 'business.xe');
  await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test' })).toBeVisible();
  await context.clearCookies({ name: /^xe_session/ });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Sign in again.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('business.xe'));
});

test('a server error shows a message, and "Continue" can be pressed again', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/getGSOTokens/);
  await signInAt(page, sandbox);
  await returnToSignIn(page, sandbox, 'business.xe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue as personal@sandbox.test');
  await sandbox.fail({ path: 'getGSOTokens', times: 1, status: 500 });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue as personal@sandbox.test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('an invalid session cookie is removed', async ({ page, context, sandbox }) => {
  await context.addCookies([
    { name: 'xe_session', value: 'stale', domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' },
  ]);
  await openSignInFrom(page, sandbox);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('xe_session');
});
