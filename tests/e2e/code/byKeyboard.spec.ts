import { expect, type Locator, type Page } from '@playwright/test';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { expectVisibleFocus } from '#tests/e2e/fixtures/expectVisibleFocus.ts';
import { keyboardOf } from '#tests/e2e/fixtures/keyboard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, newPassword } from '#tests/e2e/sign-up/signUpPage.ts';
import { codePage, newestCode, wrongCode } from './codePage.ts';

// Because: a window of 1280 by 1024 pixels has this size at a zoom of 400 %, and the consent card stays open in it.
test.use({ viewport: { width: 320, height: 256 } });

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 });

test('at 400 % and by keyboard a person creates an account after a wrong address, Back, a reload and a wrong code', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmSignup failed|dialog: beforeunload/);
  await page.clock.install();
  const keys = keyboardOf(page);
  const { code, problem, cooldown, sendNewButton } = codePage(page);
  const password = page.getByLabel('Password', { exact: true });
  const signUpAs = async (email: string): Promise<void> => {
    // Because: a screen that appears after a press of Tab takes the focus to its heading.
    await expect(heading(page, 'Create your account')).toBeFocused();
    await keys.type(page.getByLabel('Email address'), email);
    await keys.type(page.getByLabel('Create a password'), newPassword);
    await keys.enter();
    await expect(code).toBeFocused();
    await expectVisibleFocus(page);
    await expect(code).toHaveAccessibleDescription(
      new RegExp(`^We sent an? ${codeLength}\u2011digit code to ${email}\\.$`),
    );
  };
  await openSignInFrom(page, sandbox);
  await keys.press(page.getByRole('link', { name: 'Create an account' }));
  await signUpAs('somebody-else@example.test');
  await page.goBack();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Leave registration?' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Leave' }));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await keys.press(page.getByRole('link', { name: 'Use a different email address' }));
  await signUpAs(ada);

  await page.clock.fastForward(10_000);
  await page.reload();
  await expect(cooldown).toHaveText(/in (20|19|18|17)\u00A0s/);
  await expect(code).toBeFocused();
  await expectVisibleFocus(page);
  await keys.type(password, newPassword);
  await keys.type(code, await wrongCode(sandbox, ada));
  await keys.enter();
  await expect(problem).toContainText('That code is not right.');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await page.clock.fastForward(31_000);
  await keys.press(sendNewButton);
  await expect(page.getByText('We sent a new code to')).toBeVisible();
  await expect(code).toBeFocused();
  await expect.poll(() => sandbox.inbox(ada)).toHaveLength(2);
  await page.keyboard.insertText(await newestCode(sandbox, ada));
  await keys.enter();
  await expectSignedIn(page, ada);
});
