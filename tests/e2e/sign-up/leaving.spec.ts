import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

const goBackToForm = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeFocused();
};

test('Back out of a deep link asks in the words of the browser once a code was sent, and not because something is typed', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|dialog: beforeunload/);
  const partner = sandbox.origin('partner.xe');
  let questions = 0;
  page.on('dialog', () => (questions += 1));
  const openSignUpDirectly = async () => {
    await page.goto(partner);
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    // Because: the form is prerendered, and only the script asks.
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    return signUpPage(page);
  };
  const typed = await openSignUpDirectly();
  await typed.email.pressSequentially(ada);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(0);

  await (await openSignUpDirectly()).signUp(ada);
  await expectCodePage(page);
  await goBackToForm(page);
  await page.goBack();
  await expect(page).toHaveURL(`${partner}/`);
  expect(questions).toBe(1);
});

test('Back inside the app asks in a dialog once a code was sent, and "Stay" returns the focus to where it was', async ({
  page,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const { email, signUp } = signUpPage(page);
  await signUp(ada);
  await expectCodePage(page);
  await goBackToForm(page);
  await email.focus();
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: 'Leave registration?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(ada);
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
