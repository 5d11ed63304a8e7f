import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('a sign-in form says that the visitor is signed in already, without waiting and without moving', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const answer = gate();
  await page.route(/\/authentication\/status/, async (route) => {
    await answer.opened;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/authentication\/status/);
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  const { email } = signInPage(page);
  await email.fill('ada@');
  await asked;
  const notice = page.getByRole('status').filter({ hasText: 'You are already signed in.' });
  const place = await email.boundingBox();
  await expect(notice).toHaveCount(0);
  answer.open();
  await expect(notice).toBeVisible();
  expect(await email.boundingBox()).toEqual(place);
  await expect(email).toHaveValue('ada@');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 })).toBeFocused();
  expect(await sandbox.requests('authentication/status')).toHaveLength(1);
});
