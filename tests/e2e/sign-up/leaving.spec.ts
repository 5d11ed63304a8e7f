import { expect } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

test('leaving is not asked about because something is typed; once a code was sent, a link asks in a dialog, whose "Stay" returns the focus, and Back out of the app in the words of the browser', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|dialog: beforeunload/);
  const partner = sandbox.origin('partner.xe');
  let questions = 0;
  page.on('dialog', () => (questions += 1));
  const { email, signUp } = signUpPage(page);
  const openSignUpDirectly = async (): Promise<void> => {
    await page.goto(partner);
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    // Because: the form is prerendered, and only the script asks.
    await expectReady(page);
  };
  await openSignUpDirectly();
  await email.pressSequentially(ada);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(0);

  await openSignUpDirectly();
  await signUp(ada);
  await expectCodePage(page);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeFocused();
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await link.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Leave registration?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await expect(email).toHaveValue(ada);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(1);
});

test('a sign-up that a person opens in another tab ends at the partner', async ({ page, sandbox }) => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Create an account' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await signUpPage(tab).signUp(ada);
  await expectCodePage(tab);
  expect(new URL(tab.url()).search).toBe('');
  await enterNewestCode(tab, sandbox);
  await expectSignedIn(tab, ada);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));
});
