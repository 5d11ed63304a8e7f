import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { recovery } from './browserFlows.ts';
import { makePageUser } from './pageUser.ts';
import * as faults from './expectedFaults.ts';

test.beforeEach(({ pageErrors }) => pageErrors.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

test('recovery: every fault of its code has a screen, or a message on the form that keeps the input', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const { unauthorised, rateLimited, weakPassword, serverError } = faults;
  const { confirmCall: path, begin, sendCode } = recovery;
  const person = makePageUser(page, sandbox);
  const send = (): Promise<void> => sendCode(person, '123456');
  await begin(person);
  const onForm = [unauthorised, rateLimited, weakPassword, serverError];
  await faults.expectFaults(page, sandbox, { path, rows: onForm, send });
  await expect(page.locator('main form input').last()).not.toHaveValue('');
  const { locked, closed, unknownFault, pending, unconfirmed } = faults;
  // Because: the faults that end the flow come last.
  const onScreens = [locked, closed, unknownFault, pending, unconfirmed];
  await faults.expectFaults(page, sandbox, { path, rows: onScreens, send });
});

test('sign-up: every fault is shown on the form or on the error page, and an email in use offers sign-in', async ({
  page,
  sandbox,
}) => {
  const path = 'authorization/websignup';
  await page.goto(`${sandbox.origin('account.xe')}/signup`);
  const form = signUpPage(page);
  await page.getByRole('radio', { name: 'Personal' }).check();
  const send = (): Promise<void> => form.signUp(ada);
  await faults.expectFaults(page, sandbox, { path, rows: [faults.weakPassword, faults.rateLimited], send });
  await expect(form.email).toHaveValue(ada);
  await expect(form.password).not.toHaveValue('');
  await sandbox.fail({ path, times: 1, status: 403, body: { code: 'MoonPhaseException', message: 'x' } });
  await send();
  await expect(page.getByRole('heading', { name: "We couldn't create your account" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form.email).toHaveValue(ada);
  await expect(page.getByRole('radio', { name: 'Personal' })).toBeChecked();
  await form.signUp('personal@sandbox.test');
  await expect(form.problem).toContainText('There is already an account with this email address.');
  await expectAccessible(page);
  await page.getByRole('link', { name: /There is already an account with this email address/ }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('personal@sandbox.test');
});
