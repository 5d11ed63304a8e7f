import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password } from './signInPage.ts';

for (const brand of ['xe', 'britline', 'johnlewis']) {
  for (const [size, viewport] of [
    ['a phone', { width: 360, height: 740 }],
    ['a desktop', { width: 1280, height: 900 }],
  ] as const) {
    test(`a visitor of ${brand} signs in on ${size} and returns to the partner`, async ({ page, sandbox }) => {
      await page.setViewportSize(viewport);
      const form = await openSignInFrom(page, sandbox, `transfer.${brand}`);
      await expectAccessible(page);
      await form.signIn('personal@sandbox.test');
      await expectSignedIn(page, 'personal@sandbox.test');
      expect(page.url()).toBe(`${sandbox.origin(`transfer.${brand}`)}/`);
    });
  }
}

test('the partner that started the sign-in gets the code and the account type', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('state and challenge reach the identity service and the partner unchanged', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const login = (await sandbox.requests('authorization/weblogin')).find(({ method }) => method === 'POST');
  expect(login?.body).toMatchObject({
    username: expect.any(String),
    devicePlatform: 'web',
    platform: 'XEMT',
    redirectUrl: sandbox.origin('transfer.xe'),
    codeChallengeMethod: 'S256',
    preferredLanguage: 'en',
  });
});

test('Back after the redirect to the partner does not show the used form', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await page.goBack();
  await expect(
    page.getByRole('link', { name: 'Sign in' }).or(page.getByRole('heading', { name: 'Signed in' })),
  ).toBeVisible();
  expect(new URL(page.url()).origin).toBe(sandbox.origin('transfer.xe'));
});

test('a sign-in works by keyboard alone', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox);
  await form.email.focus();
  await page.keyboard.type('personal@sandbox.test');
  await page.keyboard.press('Tab');
  await expect(form.password).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('a reload keeps the partner and the email', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed/);
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.signIn('personal@sandbox.test', 'Wrong-horse-9');
  await expect(form.problem).toBeVisible();
  await page.reload();
  await expect(form.email).toHaveValue('personal@sandbox.test');
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
