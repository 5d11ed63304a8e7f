import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from './signInPage.ts';

// Because: platforms.spec.ts has the same sign-ins on a desktop.
for (const brand of ['xe', 'britline', 'johnlewis']) {
  test(`a visitor of ${brand} signs in on a phone and returns to the partner`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await openSignInFrom(page, sandbox, `transfer.${brand}`);
    await expectAccessible(page);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(page.url()).toBe(`${sandbox.origin(`transfer.${brand}`)}/`);
  });
}

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

test('a reload keeps the email and the partner, which gets the code and the account type', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed/);
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.signIn('business@sandbox.test', 'Wrong-horse-9');
  await expect(form.problem).toBeVisible();
  await page.reload();
  await expect(form.email).toHaveValue('business@sandbox.test');
  await form.signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
