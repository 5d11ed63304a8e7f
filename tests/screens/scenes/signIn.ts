import type { Scene } from '#tests/screens/scene.ts';
import {
  emailField,
  expectProblem,
  longEmail,
  openSignIn,
  password,
  passwordField,
  signIn,
  submit,
  waitForPath,
} from '#tests/screens/signInScene.ts';

/** The sign-in screen, and the screens it leads to, including the relying party. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in/empty', at: '/signin', run: openSignIn },
  {
    name: 'sign-in/nothing-typed',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await submit(context.page).click();
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/email-suggestion',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await context.device.waitForApp();
      await emailField(context.page).fill('ada@gmial.com');
      await passwordField(context.page).focus();
      await context.page.locator('form [role="status"] button').first().waitFor();
    },
  },
  {
    name: 'sign-in/caps-lock',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await context.device.waitForApp();
      await context.device.pressWithCapsLock('input[name="password"]');
      await context.page.locator('form [role="status"]:not(:empty)').waitFor();
    },
  },
  {
    name: 'sign-in/long-email',
    at: '/signin',
    run: async (context) => {
      await signIn(context, longEmail);
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/password-shown',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await passwordField(context.page).fill(password);
      await context.page.locator('form button[type="button"]').first().click();
    },
  },
  {
    name: 'sign-in/wrong-password',
    at: '/signin',
    run: async (context) => {
      await signIn(context, 'personal@sandbox.test', 'Wrong-horse-9');
      await expectProblem(context.page);
    },
  },
  {
    name: 'sign-in/locked',
    at: '/signin/locked',
    run: async (context) => {
      await signIn(context, 'locked@sandbox.test');
      await waitForPath(context.page, '/signin/locked');
    },
  },
  {
    name: 'sign-in/closed',
    at: '/signin/closed',
    run: async (context) => {
      await signIn(context, 'closed@sandbox.test');
      await waitForPath(context.page, '/signin/closed');
    },
  },
  {
    name: 'sign-in/new-email',
    at: '/signin/email-verification',
    run: async (context) => {
      await signIn(context, 'newemail@sandbox.test');
      await waitForPath(context.page, '/signin/email-verification');
      await context.page.locator('input[name="code"]').waitFor();
    },
  },
  {
    name: 'sign-in/error',
    at: '/signin/error',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 418, body: { code: 'TeapotException' } });
      await signIn(context, 'personal@sandbox.test');
      await waitForPath(context.page, '/signin/error');
    },
  },
  {
    name: 'sign-in/signed-in-at-the-partner',
    at: 'transfer/',
    run: async (context) => {
      await signIn(context, 'personal@sandbox.test');
      await context.page.waitForURL((url) => url.hostname.startsWith('transfer.'));
      await context.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
