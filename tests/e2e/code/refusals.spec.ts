import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { browserFlows } from './browserFlows.ts';
import { codePage } from './codePage.ts';
import { makePageUser } from './pageUser.ts';
import * as faults from './expectedFaults.ts';

const { locked, closed, rateLimited, serverError, unauthorised, weakPassword, pending, unconfirmed, unknownFault } =
  faults;

/** The faults of the call that confirms a code: those shown on its form, and those with a screen, the ones that end the flow last. */
type FlowFaults = {
  readonly onForm: ReadonlyArray<faults.ExpectedFault>;
  readonly onScreens: ReadonlyArray<faults.ExpectedFault>;
};

const signUpFaults: FlowFaults = {
  onForm: [unauthorised, rateLimited],
  onScreens: [locked, closed, unknownFault("We couldn't create your account"), pending],
};

const faultsOf: { readonly [flow: string]: FlowFaults } = {
  'personal sign-up': signUpFaults,
  'business sign-up': signUpFaults,
  recovery: {
    onForm: [unauthorised, rateLimited, weakPassword],
    onScreens: [locked, closed, unknownFault("We couldn't reset your password"), pending, unconfirmed],
  },
  'email change': {
    onForm: [rateLimited],
    onScreens: [locked, closed, unknownFault("We couldn't sign you in"), unconfirmed],
  },
  'password change': {
    onForm: [unauthorised, rateLimited, weakPassword, faults.unknownFaultMessage],
    onScreens: [locked, closed, pending, unconfirmed],
  },
};

test.beforeEach(({ pageErrors }) => pageErrors.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

for (const { name, confirmCall: path, begin, sendCode } of browserFlows) {
  test(`${name}: every fault of its code has a screen, or a message on the form that keeps the input`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const person = makePageUser(page, sandbox);
    const send = (): Promise<void> => sendCode(person, '123456');
    await begin(person);
    const { onForm, onScreens } = faultsOf[name] ?? signUpFaults;
    await faults.expectFaults(page, sandbox, { path, rows: [...onForm, serverError], send });
    await expect(page.locator('main form input').last()).not.toHaveValue('');
    await faults.expectFaults(page, sandbox, { path, rows: onScreens, send });
  });
}

for (const [type, path] of [
  ['Personal', 'authorization/websignup'],
  ['Business', 'authorization/websignupcorp'],
] as const) {
  test(`${type} sign-up: every fault is shown on the form or on the error page, and an email in use offers sign-in`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    const form = signUpPage(page);
    await page.getByRole('radio', { name: type }).check();
    const send = (): Promise<void> => form.signUp(ada);
    await faults.expectFaults(page, sandbox, {
      path,
      rows: [weakPassword, rateLimited],
      send,
    });
    await expect(form.email).toHaveValue(ada);
    await expect(form.password).not.toHaveValue('');
    await sandbox.fail({ path, times: 1, status: 403, body: { code: 'MoonPhaseException', message: 'x' } });
    await send();
    await expect(page.getByRole('heading', { name: "We couldn't create your account" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.email).toHaveValue(ada);
    await expect(page.getByRole('radio', { name: type })).toBeChecked();
    await form.signUp('personal@sandbox.test');
    await expect(form.problem).toContainText('There is already an account with this email address.');
    await expectAccessible(page);
    await page.getByRole('link', { name: /There is already an account with this email address/ }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('personal@sandbox.test');
  });
}

test('a reset request shows a rate limit, and answers alike for known and unknown accounts', async ({
  page,
  sandbox,
}) => {
  const path = 'authorization/forgotPassword';
  const email = page.getByLabel('Email address');
  const requestCode = async (address: string): Promise<void> => {
    await email.fill(address);
    await page.getByRole('button', { name: 'Send code' }).click();
  };
  await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
  const send = (): Promise<void> => requestCode('personal@sandbox.test');
  await faults.expectFaults(page, sandbox, { path, rows: [rateLimited], send });
  await expect(email).toHaveValue('personal@sandbox.test');
  await sandbox.fail({ path, times: 1, status: 404, body: { code: 'UserNotFoundException', message: 'No' } });
  await send();
  await expect(page.getByText(/^We sent a 6-digit code to personal@sandbox\.test/)).toBeVisible();
  await page.getByRole('link', { name: 'Use a different email address' }).click();
  await requestCode('nobody@sandbox.test');
  await expect(page.getByText(/^We sent a 6-digit code to nobody@sandbox\.test/)).toBeVisible();
  await expect(codePage(page).cooldown).toBeVisible();
});
