import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import {
  emailField,
  expectProblem,
  openSignIn,
  password,
  passwordField,
  signIn,
  submit,
} from '#tests/screens/signInScene.ts';

const signInWithoutAnswer = async (context: SceneContext): Promise<void> => {
  await context.sandbox.fail({ path: 'authorization/weblogin', hang: true });
  await signIn(context, 'personal@sandbox.test');
  await context.device.waitForRequest('authorization/weblogin');
};

const signInTooOften = async (context: SceneContext): Promise<void> => {
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  const headers = { 'Retry-After': '30' };
  await context.sandbox.fail({ path: 'authorization/weblogin', status: 429, body, headers });
  await signIn(context, 'personal@sandbox.test');
  await expectProblem(context.page);
};

/** The sign-in screen while it waits for an answer, and after a fault. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in/rate-limited', at: '/signin', run: signInTooOften },
  {
    name: 'sign-in/rate-limit-over',
    at: '/signin',
    run: async (context) => {
      await context.page.clock.install();
      await signInTooOften(context);
      await context.page.clock.runFor(31_000);
    },
  },
  {
    name: 'sign-in/server-error',
    at: '/signin',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 500, body: {} });
      await signIn(context, 'personal@sandbox.test');
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/no-network',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await context.device.waitForApp();
      await context.device.goOffline();
      await emailField(context.page).fill('personal@sandbox.test');
      await passwordField(context.page).fill(password);
      await submit(context.page).click();
      await expectProblem(context.page);
    },
  },
  { name: 'sign-in/sending', at: '/signin', isBusy: true, run: signInWithoutAnswer },
  {
    name: 'sign-in/slow',
    at: '/signin',
    isBusy: true,
    run: async (context) => {
      await context.page.clock.install();
      await signInWithoutAnswer(context);
      await context.page.clock.runFor(9_000);
    },
  },
];
