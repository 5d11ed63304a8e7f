import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, confirm, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { signInPage } from './signInPage.ts';

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
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`${call}\\b`), (route) => released.then(() => route.continue()));
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(await buttons(page)).toEqual(before);
  release();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(refused).toBeFocused();
  expect(await buttons(page)).toEqual(before);
};

test('on a narrow phone no button moves when a wrong password or a wrong code is refused again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|weblogin failed|confirmSignup failed/);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/signin');
  const { signIn, fill, password, problem } = signInPage(page);
  await signIn('personal@sandbox.test', 'wrong');
  await expect(problem).toHaveText('Your email address or password is not right.');
  await expect(password).toBeFocused();
  await fill('personal@sandbox.test', 'wrong again');
  await expectStill(page, 'weblogin', password);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUpPage(page).signUp(ada);
  await expectCodePage(page);
  const { code } = codePage(page);
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
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)/);
  await page.clock.install();
  await page.goto('/signin');
  const { submit, fill } = signInPage(page);
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
