import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { darkScene } from '#tests/screens/darkScene.ts';
import { ada, field, openForm, signUp, waitForPath, waitForProblem } from '#tests/screens/signUpScene.ts';

const sendRefused = async (context: SceneContext): Promise<void> => {
  await signUp(context, 'personal@', 'short');
  await waitForProblem(context.page);
};

/** The screens of a sign-up, from the empty form to the last screen. */
export const scenes: readonly Scene[] = [
  { name: 'sign-up/form', at: '/signup', run: openForm },
  {
    name: 'sign-up/typing',
    at: '/signup',
    run: async (context) => {
      await openForm(context);
      await context.page.locator('input[value="Business"]').check();
      await field(context.page, 'password').pressSequentially('Brand-new');
    },
  },
  { name: 'sign-up/refused', at: '/signup', run: sendRefused },
  darkScene({ name: 'sign-up/dark-refused', at: '/signup', run: sendRefused }),
  {
    name: 'sign-up/taken',
    at: '/signup',
    run: async (context) => {
      await signUp(context, 'personal@sandbox.test');
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/not-loaded',
    at: '/signup',
    run: async (context) => {
      await context.sandbox.fail({ path: 'system/fields/GB', status: 500, body: {} });
      await context.sandbox.fail({ path: 'authorization/passwordRequirements', status: 500, body: {} });
      await signUp(context);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/rate-limited',
    at: '/signup',
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
    at: '/signup',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/websignup', status: 500, body: {} });
      await signUp(context);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/leaving',
    at: '/signup',
    run: async (context) => {
      await openForm(context);
      // Because: a link of the prerendered page leaves without a question.
      await context.device.waitForApp();
      await field(context.page, 'email').fill(ada);
      await context.page.locator('main a[href="/signin"]').click();
      await context.page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'sign-up/error',
    at: '/signup/error',
    run: async (context) => {
      const body = { code: 'TeapotException' };
      await context.sandbox.fail({ path: 'authorization/websignup', status: 418, body });
      await signUp(context);
      await waitForPath(context.page, '/signup/error');
      await context.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
