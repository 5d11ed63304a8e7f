import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { codePage } from './codePage.ts';

// The first one is a phone on its side.
const windows = [
  { width: 740, height: 360 },
  { width: 320, height: 400 },
];

windows.forEach((viewport) => {
  test(`a window of ${viewport.width} by ${viewport.height} shows the field of a code that has the focus, and beside the focus what is wrong`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(/failed/);
    await page.setViewportSize(viewport);
    const { code, problem } = codePage(page);
    const expectInSight = async (focused: Locator, ...others: readonly Locator[]): Promise<void> => {
      await expect(focused).toBeFocused();
      // A pixel may be cut in two.
      for (const each of [focused, ...others]) await expect(each).toBeInViewport({ ratio: 0.9 });
    };
    await openSignInFrom(page, sandbox);
    await page.getByRole('button', { name: 'Reject' }).click();
    const { password, signIn } = signInPage(page);
    await signIn(ada, 'Wrong-horse-9');
    await expectInSight(password, problem);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpPage(page).signUp(ada);
    await expectCodePage(page);
    await expectInSight(code);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expectInSight(code, problem);
  });
});
