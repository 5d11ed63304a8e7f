import type { Scene } from '#tests/screens/scene.ts';
import {
  ada,
  field,
  openCode,
  openForm,
  signUp,
  submit,
  waitForPath,
  waitForProblem,
} from '#tests/screens/signUpScene.ts';

/** The screens of a sign-up, from the empty form to the last screen. */
export const scenes: readonly Scene[] = [
  { name: 'sign-up/form', run: openForm },
  {
    name: 'sign-up/typing',
    run: async (context) => {
      await openForm(context);
      await context.page.locator('input[value="Business"]').check();
      await field(context.page, 'password').pressSequentially('Brand-new');
    },
  },
  {
    name: 'sign-up/refused',
    run: async (context) => {
      await signUp(context, 'personal@', 'short');
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/taken',
    run: async (context) => {
      await signUp(context, 'personal@sandbox.test');
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/not-loaded',
    run: async (context) => {
      await context.sandbox.fail({ path: 'system/fields/GB', status: 500, body: {} });
      await context.sandbox.fail({ path: 'authorization/passwordRequirements', status: 500, body: {} });
      await signUp(context);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/rate-limited',
    run: async (context) => {
      const body = { code: 'LimitExceededException', message: 'Slow down' };
      const headers = { 'Retry-After': '120' };
      await context.sandbox.fail({ path: 'authorization/websignup', status: 429, body, headers });
      await signUp(context);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/failed',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/websignup', status: 500, body: {} });
      await signUp(context);
      await waitForProblem(context.page);
    },
  },
  { name: 'sign-up/code', run: openCode },
  {
    name: 'sign-up/code-business',
    run: async (context) => {
      await openForm(context);
      await context.page.locator('input[value="Business"]').check();
      await field(context.page, 'email').fill(ada);
      await field(context.page, 'password').fill('Brand-new-horse-1');
      await submit(context.page);
      await field(context.page, 'code').waitFor();
    },
  },
  {
    name: 'sign-up/wrong-code',
    run: async (context) => {
      await openCode(context);
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code === '111111' ? '222222' : '111111');
      await submit(context.page);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/password-again',
    run: async (context) => {
      await openCode(context);
      await context.page.reload();
      await field(context.page, 'password').waitFor();
    },
  },
  {
    name: 'sign-up/leaving',
    run: async (context) => {
      await openForm(context);
      await field(context.page, 'email').fill(ada);
      await context.page.locator('main a[href="/signin"]').click();
      await context.page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'sign-up/creating',
    run: async (context) => {
      await openCode(context);
      await context.sandbox.fail({ path: 'getGSOTokens', hang: true });
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code ?? '');
      await submit(context.page);
      await waitForPath(context.page, '/signup/creating');
      await context.page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'sign-up/stopped',
    run: async (context) => {
      await openCode(context);
      await context.sandbox.fail({ path: 'getGSOTokens', status: 500, body: {} });
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code ?? '');
      await submit(context.page);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/error',
    run: async ({ page, sandbox, brand }) => {
      await page.goto(`${sandbox.origin(`account.${brand}`)}/signup/error`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
