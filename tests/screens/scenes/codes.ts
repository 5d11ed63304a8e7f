import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { darkScene } from '#tests/screens/darkScene.ts';
import { ada, field, openCode, submit, waitForProblem } from '#tests/screens/signUpScene.ts';

const resend = 'authorization/resendConfirmationCode';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
const sendNewButton = (page: Page) => page.locator('main form button[type="button"]').last();

const openSignUpCode = async (context: SceneContext, email = ada): Promise<void> => {
  await context.page.clock.install();
  await openCode(context, email);
};

const tryCode = async ({ page, sandbox }: SceneContext, to: string, kind: 'newest' | 'wrong'): Promise<void> => {
  const [mail] = await sandbox.inbox(to);
  const wrong = mail?.code === '111111' ? '222222' : '111111';
  await field(page, 'code').fill(kind === 'wrong' ? wrong : (mail?.code ?? ''));
  await submit(page);
};

const openEmailChange = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await field(page, 'email').fill('newemail@sandbox.test');
  await field(page, 'password').fill('Correct-horse-9');
  await submit(page);
  await field(page, 'code').waitFor();
};

const requestNewCode = async (
  { page, sandbox }: SceneContext,
  fault: { readonly status: number; readonly code: string } | null,
): Promise<void> => {
  await page.clock.fastForward(31_000);
  if (fault !== null) {
    const body = { code: fault.code, message: 'No' };
    await sandbox.fail({ path: resend, times: 1, status: fault.status, body, headers: { 'retry-after': '120' } });
  }
  await sendNewButton(page).click();
};

const sendWrongCode = async (context: SceneContext): Promise<void> => {
  await openEmailChange(context);
  await tryCode(context, 'newemail@sandbox.test', 'wrong');
  await waitForProblem(context.page);
};

/** The states of the pages that ask for an emailed code. */
export const scenes: readonly Scene[] = [
  { name: 'codes/email-change', at: '/signin/email-verification', run: openEmailChange },
  {
    name: 'codes/mail-link',
    at: '/signup/email-verification',
    run: (context) => openSignUpCode(context, 'ada.lovelace@gmail.com'),
  },
  { name: 'codes/email-change-wrong', at: '/signin/email-verification', run: sendWrongCode },
  darkScene({ name: 'codes/dark-email-change-wrong', at: '/signin/email-verification', run: sendWrongCode }),
  {
    name: 'codes/email-change-not-sent',
    at: '/signin/email-verification',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/webChangeEmailResend', times: 1, status: 500, body: {} });
      await openEmailChange(context);
    },
  },
  {
    name: 'codes/email-change-session-expired',
    at: '/signin/email-verification',
    run: async (context) => {
      await context.page.clock.install();
      await openEmailChange(context);
      await context.page.clock.fastForward(31_000);
      await context.sandbox.advanceClock(31 * 60_000);
      await sendNewButton(context.page).click();
      await waitForProblem(context.page);
    },
  },
  {
    name: 'codes/sign-in-expired',
    at: '/signin',
    run: async (context) => {
      await openEmailChange(context);
      await context.sandbox.advanceClock(31 * 60_000);
      await tryCode(context, 'newemail@sandbox.test', 'newest');
      await field(context.page, 'password').waitFor();
    },
  },
  {
    name: 'codes/expired',
    at: '/signup/email-verification',
    run: async (context) => {
      await openSignUpCode(context);
      await context.page.clock.fastForward(31_000);
      await context.sandbox.advanceClock(11 * 60_000);
      await tryCode(context, ada, 'newest');
      await waitForProblem(context.page);
    },
  },
  {
    name: 'codes/too-many',
    at: '/signup/email-verification',
    run: async (context) => {
      await openSignUpCode(context);
      for (let tries = 0; tries < 5; tries += 1) {
        await tryCode(context, ada, 'wrong');
        await waitForProblem(context.page);
      }
    },
  },
  {
    name: 'codes/rate-limited',
    at: '/signup/email-verification',
    run: async (context) => {
      await openSignUpCode(context);
      await requestNewCode(context, { status: 429, code: 'LimitExceededException' });
      await waitForProblem(context.page);
    },
  },
  {
    name: 'codes/not-sent',
    at: '/signup/email-verification',
    run: async (context) => {
      await openSignUpCode(context);
      await requestNewCode(context, { status: 500, code: 'InternalFailureException' });
      await waitForProblem(context.page);
    },
  },
  {
    name: 'codes/new-code-sent',
    at: '/signup/email-verification',
    run: async (context) => {
      await openSignUpCode(context);
      await requestNewCode(context, null);
      await context.page.locator('main [role="timer"]').waitFor();
    },
  },
  {
    name: 'codes/short-steps',
    at: '/signup',
    brands: ['xe'],
    run: async ({ page, sandbox }) => {
      await page.goto(sandbox.origin('business.xe'));
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.locator('main a[href$="signup"]').click();
      await field(page, 'password').waitFor();
    },
  },
];
