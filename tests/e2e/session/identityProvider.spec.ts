import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

test('a provider leads an unknown person to the registration of the chosen account type, a known one to the partner, and who gives up to a way on', async ({
  page,
  sandbox,
}) => {
  const goToGoogle = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  };
  const continueAs = (email: string): Promise<void> =>
    page.getByRole('button', { name: `Continue as ${email}` }).click();
  await openSignInFrom(page, sandbox, 'partner.xe');
  await goToGoogle();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't sign you in", level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();

  await goToGoogle();
  await continueAs('stranger@sandbox.test');
  await expect(page.getByRole('heading', { name: 'What type of account do you need?', level: 1 })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByRole('radio', { name: 'Personal' }).check();
  await submit.click();
  await page.waitForURL(`${sandbox.origin('register.xe')}/personal-registration`);
  await page.goBack();
  await page.getByRole('radio', { name: 'Business' }).check();
  await submit.click();
  await page.waitForURL(`${sandbox.origin('register.xe')}/corporate-registration`);

  await openSignInFrom(page, sandbox, 'partner.xe');
  await goToGoogle();
  await continueAs('social@sandbox.test');
  await expectSignedIn(page, 'social@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
