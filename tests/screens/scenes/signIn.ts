import { expect, type Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const password = 'Correct-horse-9';

const arrive = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await emailField(page).waitFor();
};

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const emailField = (page: Page) => page.locator('input[name="email"]');
const passwordField = (page: Page) => page.locator('input[name="password"]');
const submit = (page: Page) => page.locator('form button[type="submit"]');

const signIn = async (stage: Stage, email: string, typed: string = password): Promise<void> => {
  await arrive(stage);
  await emailField(stage.page).fill(email);
  await passwordField(stage.page).fill(typed);
  await submit(stage.page).click();
};

const seen = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const problem = (page: Page): Promise<void> => expect(page.getByRole('alert')).not.toBeEmpty();

/** Sign-in and where it can end, the relying party included. */
export const scenes: readonly Scene[] = [
  { name: 'sign-in/empty', run: arrive },
  {
    name: 'sign-in/nothing-typed',
    run: async (stage) => {
      await arrive(stage);
      await submit(stage.page).click();
      await problem(stage.page);
    },
  },
  {
    name: 'sign-in/slip-in-the-domain',
    run: async (stage) => {
      await arrive(stage);
      await emailField(stage.page).fill('ada@gmial.com');
      await passwordField(stage.page).focus();
    },
  },
  {
    name: 'sign-in/password-shown',
    run: async (stage) => {
      await arrive(stage);
      await passwordField(stage.page).fill(password);
      await stage.page.locator('form button[type="button"]').first().click();
    },
  },
  {
    name: 'sign-in/wrong-password',
    run: async (stage) => {
      await signIn(stage, 'personal@sandbox.test', 'Wrong-horse-9');
      await problem(stage.page);
    },
  },
  {
    name: 'sign-in/rate-limited',
    run: async (stage) => {
      const body = { code: 'LimitExceededException', message: 'Slow down' };
      await stage.sandbox.fail({ path: 'authorization/weblogin', status: 429, body, headers: { 'Retry-After': '30' } });
      await signIn(stage, 'personal@sandbox.test');
      await problem(stage.page);
    },
  },
  {
    name: 'sign-in/server-failing',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'authorization/weblogin', status: 500, body: {} });
      await signIn(stage, 'personal@sandbox.test');
      await problem(stage.page);
    },
  },
  {
    name: 'sign-in/no-network',
    run: async (stage) => {
      await arrive(stage);
      // Because: a page that was printed ahead is there before the script that says what is wrong.
      await stage.page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
      await stage.page.context().setOffline(true);
      await emailField(stage.page).fill('personal@sandbox.test');
      await passwordField(stage.page).fill(password);
      await submit(stage.page).click();
      await problem(stage.page);
    },
  },
  {
    name: 'sign-in/in-flight',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'authorization/weblogin', hang: true });
      const sent = stage.page.waitForRequest(/weblogin/);
      await signIn(stage, 'personal@sandbox.test');
      await sent;
    },
  },
  {
    name: 'sign-in/taking-longer',
    run: async (stage) => {
      await stage.page.clock.install();
      await stage.sandbox.fail({ path: 'authorization/weblogin', hang: true });
      const sent = stage.page.waitForRequest(/weblogin/);
      await signIn(stage, 'personal@sandbox.test');
      await sent;
      await stage.page.clock.runFor(9_000);
    },
  },
  {
    name: 'sign-in/locked',
    run: async (stage) => {
      await signIn(stage, 'locked@sandbox.test');
      await seen(stage.page, '/signin/locked');
    },
  },
  {
    name: 'sign-in/closed',
    run: async (stage) => {
      await signIn(stage, 'closed@sandbox.test');
      await seen(stage.page, '/signin/closed');
    },
  },
  {
    name: 'sign-in/new-email',
    run: async (stage) => {
      await signIn(stage, 'newemail@sandbox.test');
      await seen(stage.page, '/signin/email-verification');
      await stage.page.locator('input[name="code"]').waitFor();
    },
  },
  {
    name: 'sign-in/error',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'authorization/weblogin', status: 418, body: { code: 'TeapotException' } });
      await signIn(stage, 'personal@sandbox.test');
      await seen(stage.page, '/signin/error');
    },
  },
  {
    name: 'sign-in/signed-in-at-the-partner',
    run: async (stage) => {
      await signIn(stage, 'personal@sandbox.test');
      await stage.page.waitForURL((url) => url.hostname.startsWith('transfer.'));
      await stage.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
