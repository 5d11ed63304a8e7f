import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { darkScene } from '#tests/screens/darkScene.ts';

const email = 'personal@sandbox.test';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const openReset = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/forgot-password`);
  await field(page, 'email').waitFor();
};

const openCode = async (context: SceneContext): Promise<void> => {
  await openReset(context);
  await field(context.page, 'email').fill(email);
  await submit(context.page);
  await waitForPath(context.page, '/forgot-password/email-verification');
  await field(context.page, 'code').waitFor();
};

const openNewPassword = async (context: SceneContext): Promise<void> => {
  await openCode(context);
  const [mail] = await context.sandbox.inbox(email);
  await field(context.page, 'code').fill(mail?.code ?? '');
  await submit(context.page);
  await waitForPath(context.page, '/forgot-password/new-password');
  await field(context.page, 'password').waitFor();
};

const sendRefused = async (context: SceneContext): Promise<void> => {
  await openNewPassword(context);
  await field(context.page, 'password').fill('short');
  await submit(context.page);
  await context.page.locator('[role="alert"]').waitFor();
};

/** The screens of a password reset. */
export const scenes: readonly Scene[] = [
  { name: 'password/forgotten', at: '/forgot-password', run: openReset },
  {
    name: 'password/rate-limited',
    at: '/forgot-password',
    run: async (context) => {
      const body = { code: 'LimitExceededException', message: 'No' };
      await context.sandbox.fail({ path: 'forgotPassword', status: 429, body, headers: { 'retry-after': '120' } });
      await openReset(context);
      await field(context.page, 'email').fill(email);
      await submit(context.page);
      await context.page.locator('[role="alert"]').waitFor();
    },
  },
  { name: 'password/code', at: '/forgot-password/email-verification', run: openCode },
  { name: 'password/new', at: '/forgot-password/new-password', run: openNewPassword },
  {
    name: 'password/rules-not-loaded',
    at: '/forgot-password/new-password',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/passwordRequirements', status: 500, body: {} });
      await openNewPassword(context);
      await context.page.locator('#rules button').waitFor();
    },
  },
  {
    name: 'password/new-and-code',
    at: '/forgot-password/new-password',
    run: async (context) => {
      await openNewPassword(context);
      await context.page.reload();
      await field(context.page, 'code').waitFor();
    },
  },
  { name: 'password/new-refused', at: '/forgot-password/new-password', run: sendRefused },
  darkScene({ name: 'password/dark-new-refused', at: '/forgot-password/new-password', run: sendRefused }),
  {
    name: 'password/error',
    at: '/forgot-password/error',
    run: async (context) => {
      const body = { code: 'TeapotException' };
      await context.sandbox.fail({ path: 'authorization/confirmForgotPassword', status: 418, body });
      await openNewPassword(context);
      await field(context.page, 'password').fill('Quite-another-horse-2');
      await submit(context.page);
      await waitForPath(context.page, '/forgot-password/error');
      await context.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'password/wrong-code',
    at: '/forgot-password/new-password',
    run: async (context) => {
      await openReset(context);
      await field(context.page, 'email').fill(email);
      await submit(context.page);
      await field(context.page, 'code').fill('000000');
      await submit(context.page);
      await field(context.page, 'password').fill('Quite-another-horse-2');
      await submit(context.page);
      await context.page.locator('[role="alert"]').waitFor();
    },
  },
];
