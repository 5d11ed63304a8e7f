import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('a provider leads an unknown person to the registration, also after Back, a known one to the partner, and who gives up to a way on', async ({
  page,
  sandbox,
}) => {
  const goToGoogle = (): Promise<void> => page.getByRole('button', { name: 'Continue with Google' }).click();
  const continueAs = (email: string): Promise<void> =>
    page.getByRole('button', { name: `Continue as ${email}` }).click();
  await openSignInFrom(page, sandbox, 'partner.xe');
  await goToGoogle();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't sign you in", level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await goToGoogle();
  await continueAs('stranger@sandbox.test');
  for (const [type, path] of [
    ['Personal', 'personal-registration'],
    ['Business', 'corporate-registration'],
  ] as const) {
    await page.getByRole('radio', { name: type }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(`${sandbox.origin('register.xe')}/${path}`);
    await page.goBack();
  }
  await openSignInFrom(page, sandbox, 'partner.xe');
  await goToGoogle();
  await continueAs('social@sandbox.test');
  await expectSignedIn(page, 'social@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
