import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('"Continue" in a session that has ended leads to sign-in, which says so and keeps the partner', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goto(`${sandbox.origin('partner.xe')}/sign-in`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue as personal@sandbox.test');
  await context.clearCookies({ name: /^xe_session/ });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has ended. Sign in again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectAccessible(page);
  await signInPage(page).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('"Continue" shows a server error; "Use a different account" follows no redirect and keeps the partner', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goto(`${sandbox.origin('partner.xe')}/sign-in`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Continue as personal@sandbox.test');
  await sandbox.fail({ path: 'getGSOTokens', times: 1, status: 500 });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(heading).toHaveText('Continue as personal@sandbox.test');
  await expectAccessible(page);

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

test('an invalid session cookie is removed, and the form takes the email of the query', async ({ page, context }) => {
  await context.addCookies([
    { name: 'xe_session', value: 'stale', domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' },
  ]);
  await page.goto('/?login_hint=business%40sandbox.test');
  await expect(signInPage(page).email).toHaveValue('business@sandbox.test');
  expect(new URL(page.url()).search).toBe('');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('xe_session');
});
