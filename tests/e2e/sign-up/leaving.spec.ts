import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

test('once a code was sent, a link asks in a dialog whether to leave, whose "Stay" returns the focus, and Back out of the app asks in the words of the browser', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Missing (platform|redirectUrl)|dialog: beforeunload/);
  let questions = 0;
  page.on('dialog', () => (questions += 1));
  const { email, signUp } = signUpPage(page);
  await page.goto('/signup');
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
  expect(questions).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  expect(questions).toBe(1);
});

test('a sign-up that a person opens in another tab moves its mark as long as it takes, also for less motion, and ends at the partner', async ({
  page,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Create an account' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await signUpPage(tab).signUp(ada);
  await expectCodePage(tab);
  expect(new URL(tab.url()).search).toBe('');
  await sandbox.fail({ path: 'getGSOTokens', hold: true });
  await enterNewestCode(tab, sandbox);
  const progress = tab.getByRole('progressbar', { name: 'Creating your account' });
  await expect(progress).toBeVisible();
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await tab.emulateMedia({ reducedMotion });
    const runs = await progress.evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map(({ playState, effect }) => [playState, effect?.getTiming().iterations]),
    );
    expect(runs).toEqual([['running', Infinity]]);
  }
  await sandbox.clearFaults();
  await expectSignedIn(tab, ada);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));
});
