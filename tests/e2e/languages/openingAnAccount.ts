import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { enter, field, problem, refuse, submit, submitTo, type Ground, type Stop, type Walk } from './walk.ts';

const ada = 'ada.lovelace@example.test';
const resend = 'authorization/resendConfirmationCode';

const form = (is: string, come: Stop['come']): Stop => ({ at: '/signup', is, come });
const code = (is: string, come: Stop['come']): Stop => ({ at: '/signup/email-verification', is, come });

const askAgain = async (on: Ground, fault: readonly [number, string]): Promise<void> => {
  await on.page.clock.fastForward(150_000);
  await refuse(on, resend, fault);
  const answered = on.page.waitForResponse(/resendConfirmationCode/);
  await on.page.locator('main form + div button').first().click();
  await answered;
  await problem(on.page);
};

const enterCode = async ({ page }: Ground, typed: string): Promise<void> => {
  await field(page, 'code').fill(typed);
  await submitTo(page, /confirmSignup/);
  await problem(page);
};

const refusedFor =
  (fault: readonly [number, string]): Stop['come'] =>
  async (on) => {
    await refuse(on, 'authorization/confirmSignup', fault);
    await enterCode(on, '123456');
  };

/** Opening an account, all that can become of its code, and the last of its screens. */
export const openingAnAccount: Walk = {
  name: 'opening an account',
  stops: [
    form('refused', async (on) => {
      await enter(on, '/signup');
      await field(on.page, 'email').fill('personal@');
      await field(on.page, 'password').fill('short');
      await submit(on.page);
      await problem(on.page);
    }),
    form('for an address that has an account', async ({ page }) => {
      await page.locator('input[value="Business"]').check();
      await field(page, 'email').fill('personal@sandbox.test');
      await field(page, 'password').fill('Brand-new-horse-1');
      await submitTo(page, /websignup/);
      await problem(page);
    }),
    form('about to be left', async ({ page }) => {
      await page.locator('main a[href="/signin"]').last().click();
      await page.locator('dialog[open]').waitFor();
    }),
    code('as it comes', async ({ page }) => {
      await page.locator('dialog[open] button').first().click();
      await field(page, 'email').fill(ada);
      await field(page, 'password').fill('Brand-new-horse-1');
      await submit(page);
      await field(page, 'code').waitFor();
    }),
    code('after a wrong code', async (on) => enterCode(on, await wrongCode(on.sandbox, ada))),
    code('after an old code', refusedFor([400, 'ExpiredCodeException'])),
    code('after too many codes', refusedFor([429, 'TooManyFailedAttemptsException'])),
    code('with no new code to be had', (on) => askAgain(on, [500, 'InternalFailureException'])),
    code('asked for too many new codes', (on) => askAgain(on, [429, 'LimitExceededException'])),
    code('loaded anew', async ({ page }) => {
      await page.reload();
      await field(page, 'password').waitFor();
    }),
    {
      at: '/signup/creating',
      is: 'at its first step',
      come: async ({ page, sandbox }) => {
        await sandbox.fail({ path: 'getGSOTokens', hang: true });
        await field(page, 'password').fill('Brand-new-horse-1');
        await field(page, 'code').fill(await newestCode(sandbox, ada));
        await submit(page);
        await page.getByRole('progressbar').waitFor();
      },
    },
  ],
};
