import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from '#tests/e2e/fixtures/expectVisibleFocus.ts';
import { keyboardOf } from '#tests/e2e/fixtures/keyboard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, expectCodePage, newPassword, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { codePage, newestCode, wrongCode } from './codePage.ts';

/** Copies a text in another page of the browser, as from a mail. */
const copyElsewhere = async (page: Page, text: string): Promise<void> => {
  const mail = await page.context().newPage();
  await mail.setContent(`<textarea autofocus>${text}</textarea>`);
  await mail.locator('textarea').press('ControlOrMeta+a');
  await mail.locator('textarea').press('ControlOrMeta+c');
  await mail.close();
  await page.bringToFront();
};

test('at 400 % and by keyboard a person creates an account after a wrong code, and pastes the code of the mail', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/confirmSignup failed/);
  // Because: a window of 1280 by 1024 pixels has this size at a zoom of 400 %, and the consent card stays open in it.
  await page.setViewportSize({ width: 320, height: 256 });
  const keys = keyboardOf(page);
  const { code, problem } = codePage(page);
  await openSignInFrom(page, sandbox);
  await keys.press(page.getByRole('link', { name: 'Create an account' }));
  // Because: a screen that appears after a press of Tab takes the focus to its heading.
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeFocused();
  await keys.type(page.getByLabel('Email address'), ada);
  await keys.type(page.getByLabel('Create a password'), newPassword);
  await keys.enter();
  await expect(code).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(await wrongCode(sandbox, ada));
  await keys.enter();
  await expect(problem).toContainText('That code is not right.');
  await expect(code).toBeFocused();
  const [mail] = await sandbox.inbox(ada);
  await copyElsewhere(page, `${mail?.text}\n\n@account.xe.localhost #${mail?.code}\nIt is valid for 10 minutes.`);
  await code.press('ControlOrMeta+v');
  await expect(code).toHaveValue(await newestCode(sandbox, ada));
  await keys.enter();
  await expectSignedIn(page, ada);
});

test('a low or narrow window shows the field that has the focus, and beside it what is wrong', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed/);
  const [phoneOnItsSide, narrow] = [
    { width: 740, height: 360 },
    { width: 320, height: 400 },
  ];
  const { code, problem } = codePage(page);
  const expectInSight = async (focused: Locator, ...others: readonly Locator[]): Promise<void> => {
    await expect(focused).toBeFocused();
    // A pixel may be cut in two.
    for (const each of [focused, ...others]) await expect(each).toBeInViewport({ ratio: 0.9 });
  };
  const form = await openSignInFrom(page, sandbox);
  await page.getByRole('button', { name: 'Reject' }).click();
  for (const size of [phoneOnItsSide, narrow]) {
    await page.setViewportSize(size);
    await form.signIn(ada, 'Wrong-horse-9');
    await expectInSight(form.password, problem);
  }
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUpPage(page).signUp(ada);
  await expectCodePage(page);
  await expectInSight(code);
  for (const size of [narrow, phoneOnItsSide]) {
    await page.setViewportSize(size);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expectInSight(code, problem);
  }
});
