import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import {
  emailField,
  expectProblem,
  openSignIn,
  password,
  passwordField,
  signIn,
  submit,
  waitForPath,
} from '#tests/screens/signInScene.ts';

const signInWithoutAnswer = async (context: SceneContext): Promise<void> => {
  await context.sandbox.fail({ path: 'authorization/weblogin', hang: true });
  const sent = context.page.waitForRequest(/weblogin/);
  await signIn(context, 'personal@sandbox.test');
  await sent;
};

const signInTooOften = async (context: SceneContext): Promise<void> => {
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  const headers = { 'Retry-After': '30' };
  await context.sandbox.fail({ path: 'authorization/weblogin', status: 429, body, headers });
  await signIn(context, 'personal@sandbox.test');
  await expectProblem(context.page);
};

/** The sign-in screen, and the screens it leads to, including the relying party. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in/empty', run: openSignIn },
  {
    name: 'sign-in/nothing-typed',
    run: async (context) => {
      await openSignIn(context);
      await submit(context.page).click();
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/email-suggestion',
    run: async (context) => {
      await openSignIn(context);
      await emailField(context.page).fill('ada@gmial.com');
      await passwordField(context.page).focus();
    },
  },
  {
    name: 'sign-in/password-shown',
    run: async (context) => {
      await openSignIn(context);
      await passwordField(context.page).fill(password);
      await context.page.locator('form button[type="button"]').first().click();
    },
  },
  {
    name: 'sign-in/wrong-password',
    run: async (context) => {
      await signIn(context, 'personal@sandbox.test', 'Wrong-horse-9');
      await expectProblem(context.page);
    },
  },
  { name: 'sign-in/rate-limited', run: signInTooOften },
  {
    name: 'sign-in/rate-limit-over',
    run: async (context) => {
      await context.page.clock.install();
      await signInTooOften(context);
      await context.page.clock.runFor(31_000);
    },
  },
  {
    name: 'sign-in/server-error',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 500, body: {} });
      await signIn(context, 'personal@sandbox.test');
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/no-network',
    run: async (context) => {
      await openSignIn(context);
      // Because: a prerendered page shows before the script that displays faults runs.
      await context.page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
      await context.page.context().setOffline(true);
      await emailField(context.page).fill('personal@sandbox.test');
      await passwordField(context.page).fill(password);
      await submit(context.page).click();
      await expectProblem(context.page);
    },
  },
  { name: 'sign-in/sending', run: signInWithoutAnswer },
  {
    name: 'sign-in/slow',
    run: async (context) => {
      await context.page.clock.install();
      await signInWithoutAnswer(context);
      await context.page.clock.runFor(9_000);
    },
  },
  {
    name: 'sign-in/locked',
    run: async (context) => {
      await signIn(context, 'locked@sandbox.test');
      await waitForPath(context.page, '/signin/locked');
    },
  },
  {
    name: 'sign-in/closed',
    run: async (context) => {
      await signIn(context, 'closed@sandbox.test');
      await waitForPath(context.page, '/signin/closed');
    },
  },
  {
    name: 'sign-in/new-email',
    run: async (context) => {
      await signIn(context, 'newemail@sandbox.test');
      await waitForPath(context.page, '/signin/email-verification');
      await context.page.locator('input[name="code"]').waitFor();
    },
  },
  {
    name: 'sign-in/error',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 418, body: { code: 'TeapotException' } });
      await signIn(context, 'personal@sandbox.test');
      await waitForPath(context.page, '/signin/error');
    },
  },
  {
    name: 'sign-in/signed-in-at-the-partner',
    run: async (context) => {
      await signIn(context, 'personal@sandbox.test');
      await context.page.waitForURL((url) => url.hostname.startsWith('transfer.'));
      await context.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
