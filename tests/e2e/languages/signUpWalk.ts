import { newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { codeOf } from '#tests/support/codes.ts';
import {
  enter,
  field,
  problem,
  injectRefusal,
  submit,
  submitTo,
  type WalkContext,
  type Stop,
  type Walk,
} from './walk.ts';

const ada = 'ada.lovelace@example.test';
const resend = 'authorization/resendConfirmationCode';

const form = (name: string, open: Stop['open']): Stop => ({ at: '/signup', name, open });
const code = (name: string, open: Stop['open']): Stop => ({ at: '/signup/email-verification', name, open });

const requestNewCode = async (context: WalkContext, fault: readonly [number, string]): Promise<void> => {
  await context.page.clock.fastForward(150_000);
  await injectRefusal(context, resend, fault);
  const answered = context.page.waitForResponse(/resendConfirmationCode/);
  await context.page.locator('main form button[type="button"]').last().click();
  await answered;
  await problem(context.page);
};

const enterCode = async ({ page }: WalkContext, typed: string): Promise<void> => {
  await typeCode(field(page, 'code'), typed);
  await submitTo(page, /confirmSignup/);
  await problem(page);
};

const afterFault =
  (fault: readonly [number, string]): Stop['open'] =>
  async (context) => {
    await injectRefusal(context, 'authorization/confirmSignup', fault);
    await enterCode(context, codeOf('1'));
  };

/** The sign-up screens, with the faults of the code. */
export const signUpWalk: Walk = {
  name: 'sign-up',
  stops: [
    form('with invalid input', async (context) => {
      await enter(context, '/signup');
      await field(context.page, 'email').fill('personal@');
      await field(context.page, 'password').fill('short');
      await submit(context.page);
      await problem(context.page);
    }),
    form('with an email in use', async ({ page }) => {
      await page.locator('input[value="Business"]').check();
      await field(page, 'email').fill('personal@sandbox.test');
      await field(page, 'password').fill('Brand-new-horse-1');
      await submitTo(page, /websignup/);
      await problem(page);
    }),
    code('on arrival', async ({ page }) => {
      await field(page, 'email').fill(ada);
      await field(page, 'password').fill('Brand-new-horse-1');
      await submit(page);
      await field(page, 'code').waitFor();
    }),
    form('with the leave dialog', async ({ page }) => {
      await page.goBack();
      await page.locator('main a[href="/signin"]').last().click();
      await page.locator('dialog[open]').waitFor();
    }),
    code('after a wrong code', async (context) => {
      await context.page.locator('dialog[open] button').first().click();
      await context.page.goForward();
      await field(context.page, 'password').fill('Brand-new-horse-1');
      await enterCode(context, await wrongCode(context.sandbox, ada));
    }),
    code('after an expired code', afterFault([400, 'ExpiredCodeException'])),
    code('after too many wrong codes', afterFault([429, 'TooManyFailedAttemptsException'])),
    code('after a new code that was not sent', (context) => requestNewCode(context, [500, 'InternalFailureException'])),
    code('after too many new codes', (context) => requestNewCode(context, [429, 'LimitExceededException'])),
    code('after a reload', async ({ page }) => {
      await page.reload();
      await field(page, 'password').waitFor();
    }),
    {
      at: '/signup/creating',
      name: 'at its first step',
      open: async ({ page, sandbox }) => {
        await sandbox.fail({ path: 'getGSOTokens', hang: true });
        await field(page, 'password').fill('Brand-new-horse-1');
        await typeCode(field(page, 'code'), await newestCode(sandbox, ada));
        await submit(page);
        await page.getByRole('progressbar').waitFor();
      },
    },
  ],
};
