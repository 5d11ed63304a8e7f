import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { browserFlows } from './browserFlows.ts';
import { codePage } from './codePage.ts';
import { personAt } from './person.ts';
import * as refused from './refused.ts';

const { locked, closed, limited, broken, unreachable, unauthorised, weak, pending, unconfirmed, strange } = refused;

/** What the code of a flow may be refused with: said on its form, or on a screen of its own; what ends the flow comes last. */
type Rows = { readonly said: ReadonlyArray<refused.Refused>; readonly screens: ReadonlyArray<refused.Refused> };

const ofSignUp: Rows = {
  said: [unauthorised, limited],
  screens: [locked, closed, strange("We couldn't create your account"), pending],
};

const rowsOf: { readonly [flow: string]: Rows } = {
  'a personal sign-up': ofSignUp,
  'a business sign-up': ofSignUp,
  'a recovery': {
    said: [unauthorised, limited, weak],
    screens: [locked, closed, strange("We couldn't reset your password"), pending, unconfirmed],
  },
  'a change of email': { said: [limited], screens: [locked, closed, strange("We couldn't sign you in"), unconfirmed] },
  'a change of password': {
    said: [unauthorised, limited, weak, refused.strangeSaid],
    screens: [locked, closed, pending, unconfirmed],
  },
};

test.beforeEach(({ complaints }) => complaints.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

for (const { name, confirmCall: path, begin, give } of browserFlows) {
  test(`every refusal of the code of ${name} has a screen of its own, or is said where what was typed stays`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const person = personAt(page, sandbox);
    const send = (): Promise<void> => give(person, '123456');
    await begin(person);
    const { said, screens } = rowsOf[name] ?? ofSignUp;
    await refused.walkRefusals(page, sandbox, { path, rows: [...said, broken], send });
    await expect(page.locator('main form input').last()).not.toHaveValue('');
    await refused.walkRefusals(page, sandbox, { path, rows: screens, send });
  });
}

for (const [type, path] of [
  ['Personal', 'authorization/websignup'],
  ['Business', 'authorization/websignupcorp'],
] as const) {
  test(`every refusal of a ${type} account is said on its form, or leads to the error page, and an email in use to signing in`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.origin('account.xe')}/signup`);
    const form = signUpPage(page);
    await page.getByRole('radio', { name: type }).check();
    const send = (): Promise<void> => form.signUp(ada);
    await refused.walkRefusals(page, sandbox, { path, rows: [weak, limited, broken, unreachable], send });
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
    await page.getByRole('link', { name: 'Sign in with this email address' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('personal@sandbox.test');
  });
}

test('asking for a reset says what is nobody’s fault; whatever would tell strangers of an account gets one answer', async ({
  page,
  sandbox,
}) => {
  const path = 'authorization/forgotPassword';
  const email = page.getByLabel('Email address');
  const ask = async (address: string): Promise<void> => {
    await email.fill(address);
    await page.getByRole('button', { name: 'Send code' }).click();
  };
  await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
  const send = (): Promise<void> => ask('personal@sandbox.test');
  await refused.walkRefusals(page, sandbox, { path, rows: [limited, broken, unreachable], send });
  await expect(email).toHaveValue('personal@sandbox.test');
  await sandbox.fail({ path, times: 1, status: 404, body: { code: 'UserNotFoundException', message: 'No' } });
  await send();
  await expect(page.getByText(/^We sent a 6-digit code to personal@sandbox\.test/)).toBeVisible();
  await page.getByRole('link', { name: 'Use a different email address' }).click();
  await ask('nobody@sandbox.test');
  await expect(page.getByText(/^We sent a 6-digit code to nobody@sandbox\.test/)).toBeVisible();
  await expect(codePage(page).wait).toBeVisible();
});
