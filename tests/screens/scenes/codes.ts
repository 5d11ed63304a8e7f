import type { Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const ada = 'ada.lovelace@example.test';
const resend = 'authorization/resendConfirmationCode';

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const problem = (page: Page) => page.locator('[role="alert"]').waitFor();
const sendNew = (page: Page) => page.locator('main form + div button').first();

const verify = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.clock.install();
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signup`);
  await field(page, 'email').fill(ada);
  await field(page, 'password').fill('Brand-new-horse-1');
  await submit(page);
  await field(page, 'code').waitFor();
};

const tryCode = async ({ page, sandbox }: Stage, to: string, which: 'newest' | 'wrong'): Promise<void> => {
  const [mail] = await sandbox.inbox(to);
  const wrong = mail?.code === '111111' ? '222222' : '111111';
  await field(page, 'code').fill(which === 'wrong' ? wrong : (mail?.code ?? ''));
  await submit(page);
};

const comeToEmailChange = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await field(page, 'email').fill('newemail@sandbox.test');
  await field(page, 'password').fill('Correct-horse-9');
  await submit(page);
  await field(page, 'code').waitFor();
};

const askAgain = async (
  { page, sandbox }: Stage,
  fault: { readonly status: number; readonly code: string } | null,
): Promise<void> => {
  await page.clock.fastForward(31_000);
  if (fault !== null) {
    const body = { code: fault.code, message: 'No' };
    await sandbox.fail({ path: resend, times: 1, status: fault.status, body, headers: { 'retry-after': '120' } });
  }
  await sendNew(page).click();
};

/** What may become of an emailed code, on the pages that ask for one. */
export const scenes: readonly Scene[] = [
  { name: 'codes/email-change', run: comeToEmailChange },
  {
    name: 'codes/email-change-wrong',
    run: async (stage) => {
      await comeToEmailChange(stage);
      await tryCode(stage, 'newemail@sandbox.test', 'wrong');
      await problem(stage.page);
    },
  },
  {
    name: 'codes/email-change-not-sent',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'authorization/webChangeEmailResend', times: 1, status: 500, body: {} });
      await comeToEmailChange(stage);
    },
  },
  {
    name: 'codes/email-change-ran-out',
    run: async (stage) => {
      await stage.page.clock.install();
      await comeToEmailChange(stage);
      await stage.page.clock.fastForward(31_000);
      await stage.sandbox.advanceClock(31 * 60_000);
      await sendNew(stage.page).click();
      await problem(stage.page);
    },
  },
  {
    name: 'codes/sign-in-ran-out',
    run: async (stage) => {
      await comeToEmailChange(stage);
      await stage.sandbox.advanceClock(31 * 60_000);
      await tryCode(stage, 'newemail@sandbox.test', 'newest');
      await field(stage.page, 'password').waitFor();
    },
  },
  {
    name: 'codes/expired',
    run: async (stage) => {
      await verify(stage);
      await stage.page.clock.fastForward(31_000);
      await stage.sandbox.advanceClock(11 * 60_000);
      await tryCode(stage, ada, 'newest');
      await problem(stage.page);
    },
  },
  {
    name: 'codes/too-many',
    run: async (stage) => {
      await verify(stage);
      for (let tries = 0; tries < 5; tries += 1) {
        await tryCode(stage, ada, 'wrong');
        await problem(stage.page);
      }
    },
  },
  {
    name: 'codes/rate-limited',
    run: async (stage) => {
      await verify(stage);
      await askAgain(stage, { status: 429, code: 'LimitExceededException' });
      await problem(stage.page);
    },
  },
  {
    name: 'codes/not-sent',
    run: async (stage) => {
      await verify(stage);
      await askAgain(stage, { status: 500, code: 'InternalFailureException' });
      await problem(stage.page);
    },
  },
  {
    name: 'codes/sent-again',
    run: async (stage) => {
      await verify(stage);
      await askAgain(stage, null);
      await stage.page.locator('main [role="timer"]').waitFor();
    },
  },
  {
    name: 'codes/short-steps',
    brands: ['xe'],
    run: async ({ page, sandbox }) => {
      await page.goto(sandbox.origin('business.xe'));
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.locator('main a[href="/signup"]').click();
      await field(page, 'password').waitFor();
    },
  },
];
