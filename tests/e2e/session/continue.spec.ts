import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const signInAt = async (page: Page, sandbox: Sandbox, host = 'transfer.xe'): Promise<void> => {
  const form = await comeFrom(page, sandbox, host);
  await form.signIn('personal@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
};

const askAgainAt = async (page: Page, sandbox: Sandbox, host: string): Promise<void> => {
  await page.goto(sandbox.origin(host));
  await page.getByRole('link', { name: 'Sign in' }).click();
};

for (const brand of ['xe', 'britline', 'johnlewis']) {
  test(`whoever is signed in at ${brand} continues without a password`, async ({ page, context, sandbox }) => {
    await signInAt(page, sandbox, `transfer.${brand}`);
    await context.clearCookies({ name: 'party_session' });
    await askAgainAt(page, sandbox, `transfer.${brand}`);
    await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Continue as personal@sandbox\.test – /);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}

test('"Use a different account" ends the session and keeps where the visit goes', async ({ page, sandbox }) => {
  await signInAt(page, sandbox);
  await askAgainAt(page, sandbox, 'partner.xe');
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await signInPage(page).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  const told = await sandbox.requests('/logout');
  expect(told.map(({ host }) => host.replace(/:.*/, '')).toSorted()).toEqual([
    'launchpad.xe.localhost',
    'transfer.xe.localhost',
  ]);
});

test('a session that has ended meanwhile leads back to sign-in', async ({ page, context, sandbox, complaints }) => {
  complaints.expect(/getGSOTokens/);
  await signInAt(page, sandbox);
  await askAgainAt(page, sandbox, 'business.xe');
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

test('a failing service is said, and "Continue" can be pressed again', async ({ page, sandbox, complaints }) => {
  complaints.expect(/getGSOTokens/);
  await signInAt(page, sandbox);
  await askAgainAt(page, sandbox, 'business.xe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue as personal@sandbox.test');
  await sandbox.fail({ path: 'getGSOTokens', times: 1, status: 500 });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue as personal@sandbox.test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('a session cookie that is good for nothing is removed', async ({ page, context, sandbox }) => {
  await context.addCookies([
    { name: 'xe_session', value: 'stale', domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' },
  ]);
  await comeFrom(page, sandbox);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('xe_session');
});

for (const [host, platform] of [
  ['erp.xe', 'ERP'],
  ['data.xe', 'XECD'],
] as const) {
  test(`${platform} starts signed out: a session found on entry is ended`, async ({ page, sandbox }) => {
    await signInAt(page, sandbox);
    await comeFrom(page, sandbox, host);
    expect(await sandbox.requests('/logout')).toMatchObject([{ host: expect.stringContaining('launchpad.xe') }]);
    await signInPage(page).signIn('business@sandbox.test');
    await expectSignedIn(page, 'business@sandbox.test', 'Business');
    expect(new URL(page.url()).origin).toBe(sandbox.origin(host));
  });
}
