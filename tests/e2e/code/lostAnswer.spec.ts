import { expect, type Page } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
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

type LostAnswer = { readonly carriedOut: Promise<void>; readonly stop: () => Promise<void> };

/** Lets the service carry out a call; then the connection breaks, or no answer ever comes. */
const loseAnswer = async (page: Page, call: string, by: 'Broken' | 'Silent'): Promise<LostAnswer> => {
  const { opened, open } = gate();
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    // Because: the answer to a preflight is no answer to the call.
    if (request.method === 'OPTIONS') return void browser.send('Fetch.continueRequest', { requestId });
    open();
    return by === 'Broken'
      ? void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : undefined;
  });
  // Because: a request is paused here when its answer has begun, so that the service has done what was asked.
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*/${call}?*`, requestStage: 'Response' }] });
  return { carriedOut: opened, stop: () => browser.detach() };
};

test('"Confirm" again signs in, after the answer to the code was lost', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/failed|Failed to load/);
  await (await openSignUp(page, sandbox)).signUp(ada);
  await expectCodePage(page);
  const { stop } = await loseAnswer(page, 'confirmSignup', 'Broken');
  await enterNewestCode(page, sandbox);
  await expect(signUpPage(page).problem).toBeVisible();
  await stop();
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
  const { carriedOut, stop } = await loseAnswer(page, 'confirmSignup', 'Silent');
  await enterNewestCode(page, sandbox);
  await carriedOut;
  await page.clock.fastForward(8500);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Cancelled. What you typed is still here.')).toBeVisible();
  await stop();
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
  const { stop } = await loseAnswer(page, 'websignup', 'Broken');
  await form.signUp(ada);
  await expect(form.problem).toBeVisible();
  await stop();
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
  const { stop } = await loseAnswer(page, 'webChangeEmailConfirm', 'Broken');
  await enterNewestCode(page, sandbox, email);
  await expect(codePage(page).problem).toBeVisible();
  await stop();
  await page.reload();
  await enterNewestCode(page, sandbox, email);
  await expect(page.getByText('Your account may already be ready. Sign in to continue.')).toBeVisible();
  await expect(signInPage(page).email).toHaveValue(email);
  await expect(page).toHaveTitle('Sign in – Xe');
  await signInPage(page).signIn(email);
  await expectSignedIn(page, email);
});
