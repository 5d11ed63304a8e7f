import { expect, type Page } from '@playwright/test';

import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import {
  ada,
  confirm,
  enterNewestCode,
  expectCodePage,
  openSignUp,
  signUpPage,
} from '#tests/e2e/sign-up/signUpPage.ts';
import { codePage } from './codePage.ts';

/** Lets the service carry out the next call, and then breaks the connection or says nothing more. */
const loseAnswer = (page: Page, call: string, by: 'Broken' | 'Silent'): Promise<unknown> =>
  page.route(
    `**/authorization/${call}?*`,
    async (route) => {
      await route.fetch();
      if (by === 'Broken') await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('"Confirm" again signs in, after the answer to the code was lost', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/failed|Failed to load/);
  await (await openSignUp(page, sandbox)).signUp(ada);
  await expectCodePage(page);
  await loseAnswer(page, 'confirmSignup', 'Broken');
  await enterNewestCode(page, sandbox);
  await expect(signUpPage(page).problem).toBeVisible();
  await confirm(page).click();
  await expectSignedIn(page, ada);
  expect(await sandbox.inbox(ada)).toHaveLength(1);
});

test('"Confirm" again signs in, after "Cancel" of a call that the service had carried out', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  await page.clock.install();
  await (await openSignUp(page, sandbox)).signUp(ada);
  await expectCodePage(page);
  await loseAnswer(page, 'confirmSignup', 'Silent');
  const carriedOut = page.waitForRequest(/confirmSignup/);
  await enterNewestCode(page, sandbox);
  await carriedOut;
  await page.clock.fastForward(8500);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled. What you typed is still here.')).toBeVisible();
  await confirm(page).click();
  await expectSignedIn(page, ada);
});

test('a form whose answer was lost leads to the page of its code, which has a new one', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  const form = await openSignUp(page, sandbox);
  await loseAnswer(page, 'websignup', 'Broken');
  await form.signUp(ada);
  await expect(form.problem).toBeVisible();
  await form.submit.click();
  await expectCodePage(page);
  await expect(codePage(page).cooldown).toBeVisible();
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});

test('sign-in says that the account may be ready, where a reload lost the password after the answer', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  const email = 'newemail@sandbox.test';
  await (await openSignInFrom(page, sandbox)).signIn(email);
  await expect(page.getByRole('heading', { name: 'Confirm your new email address', level: 1 })).toBeVisible();
  await loseAnswer(page, 'webChangeEmailConfirm', 'Broken');
  await enterNewestCode(page, sandbox, email);
  await expect(codePage(page).problem).toBeVisible();
  await page.reload();
  await enterNewestCode(page, sandbox, email);
  await expect(page.getByText('Your account may already be ready. Sign in to continue.')).toBeVisible();
  await expect(signInPage(page).email).toHaveValue(email);
  await expect(page).toHaveTitle('Sign in – Xe');
  await signInPage(page).signIn(email);
  await expectSignedIn(page, email);
});
