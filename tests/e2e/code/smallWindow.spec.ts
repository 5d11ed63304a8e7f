import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from '#tests/e2e/fixtures/expectVisibleFocus.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { keyboardOf } from '#tests/e2e/fixtures/keyboard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, confirm, expectCodePage, newPassword, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
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

/** Where each button of the form is in the document. */
const buttons = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .locator('main form button')
    .evaluateAll((all) =>
      all.map((button) => `${button.textContent} ${Math.round(button.getBoundingClientRect().top + window.scrollY)}`),
    );

/** Sends a form that was refused again, and expects that no button moves: by its press, in its flight, by its answer. */
const expectStill = async (page: Page, call: string, refused: Locator): Promise<void> => {
  const before = await buttons(page);
  const submit = page.locator('main [type="submit"]');
  const { opened, open } = gate();
  await page.route(new RegExp(`${call}\\b`), (route) => opened.then(() => route.continue()));
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(await buttons(page)).toEqual(before);
  open();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(refused).toBeFocused();
  expect(await buttons(page)).toEqual(before);
};

const [phone, phoneOnItsSide, narrow] = [
  { width: 320, height: 800 },
  { width: 740, height: 360 },
  { width: 320, height: 400 },
] as const;

test('a low or narrow window shows the field that has the focus and beside it what is wrong, and no button moves when it is wrong again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed/);
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
  await page.setViewportSize(phone);
  await form.fill(ada, 'Wrong-horse-9');
  await expectStill(page, 'weblogin', form.password);
  await page.setViewportSize(phoneOnItsSide);
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
  await page.setViewportSize(phone);
  const wrong = await wrongCode(sandbox, ada);
  await code.fill(wrong);
  await confirm(page).click();
  await expect(problem).toHaveText('That code is not right. Check it and try again.');
  await code.fill(wrong);
  await expectStill(page, 'confirmSignup', code);
});

test('a slow sign-in says so below its button, which stays; a cancelled one in the same line, and so does a device that is offline', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const { submit, fill } = await openSignInFrom(page, sandbox);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await sandbox.fail({ path: 'weblogin', hold: true });
  await fill('personal@sandbox.test');
  const place = await submit.boundingBox();
  await submit.click();
  await page.clock.fastForward(8000);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  expect(await submit.boundingBox()).toEqual(place);
  const slow = await buttons(page);
  await cancel.click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  const still = slow.filter((button) => !button.startsWith('Cancel '));
  expect(await buttons(page)).toEqual(still);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await buttons(page)).toEqual(still);
});
