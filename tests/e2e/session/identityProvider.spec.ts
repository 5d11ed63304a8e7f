import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('a provider leads an unknown person to the registration, also after Back, and a known one to the partner', async ({
  page,
  sandbox,
}) => {
  const goToGoogle = (): Promise<void> => page.getByRole('button', { name: 'Continue with Google' }).click();
  const continueAs = (email: string): Promise<void> =>
    page.getByRole('button', { name: `Continue as ${email}` }).click();
  await openSignInFrom(page, sandbox, 'partner.xe');
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
