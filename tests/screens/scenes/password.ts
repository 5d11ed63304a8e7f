import type { Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const email = 'personal@sandbox.test';

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const seen = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const ask = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/forgot-password`);
  await field(page, 'email').waitFor();
};

const enter = async (stage: Stage): Promise<void> => {
  await ask(stage);
  await field(stage.page, 'email').fill(email);
  await submit(stage.page);
  await seen(stage.page, '/forgot-password/email-verification');
  await field(stage.page, 'code').waitFor();
};

const choose = async (stage: Stage): Promise<void> => {
  await enter(stage);
  const [mail] = await stage.sandbox.inbox(email);
  await field(stage.page, 'code').fill(mail?.code ?? '');
  await submit(stage.page);
  await seen(stage.page, '/forgot-password/new-password');
  await field(stage.page, 'password').waitFor();
};

const comeToChange = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await field(page, 'email').fill(email);
  await field(page, 'password').fill('Correct-horse-9');
  await submit(page);
  await page.getByRole('heading', { name: 'Signed in' }).waitFor();
  await page.goto(`${sandbox.origin(`account.${brand}`)}/change-password`);
};

const change = async (stage: Stage): Promise<void> => {
  await comeToChange(stage);
  await field(stage.page, 'code').waitFor();
};

/** A password forgotten, and a password changed. */
export const scenes: readonly Scene[] = [
  { name: 'password/forgotten', run: ask },
  {
    name: 'password/asked-too-often',
    run: async (stage) => {
      const body = { code: 'LimitExceededException', message: 'No' };
      await stage.sandbox.fail({ path: 'forgotPassword', status: 429, body, headers: { 'retry-after': '120' } });
      await ask(stage);
      await field(stage.page, 'email').fill(email);
      await submit(stage.page);
      await stage.page.locator('[role="alert"]').waitFor();
    },
  },
  { name: 'password/code', run: enter },
  { name: 'password/new', run: choose },
  {
    name: 'password/new-and-code',
    run: async (stage) => {
      await choose(stage);
      await stage.page.reload();
      await field(stage.page, 'code').waitFor();
    },
  },
  {
    name: 'password/new-refused',
    run: async (stage) => {
      await choose(stage);
      await field(stage.page, 'password').fill('short');
      await submit(stage.page);
      await stage.page.locator('[role="alert"]').waitFor();
    },
  },
  {
    name: 'password/error',
    run: async ({ page, sandbox, brand }) => {
      await page.goto(`${sandbox.origin(`account.${brand}`)}/forgot-password/error`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'password/wrong-code-beside',
    run: async (stage) => {
      await ask(stage);
      await field(stage.page, 'email').fill(email);
      await submit(stage.page);
      await field(stage.page, 'code').fill('000000');
      await submit(stage.page);
      await field(stage.page, 'password').fill('Quite-another-horse-2');
      await submit(stage.page);
      await stage.page.locator('[role="alert"]').waitFor();
    },
  },
  { name: 'password/change', run: change },
  {
    name: 'password/change-refused',
    run: async (stage) => {
      await change(stage);
      await field(stage.page, 'code').fill('000000');
      await field(stage.page, 'password').fill('short');
      await submit(stage.page);
      await stage.page.locator('[role="alert"]').waitFor();
    },
  },
  {
    name: 'password/change-not-sent',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'forgotPassword', times: 1, status: 500, body: {} });
      await comeToChange(stage);
      await stage.page.locator('[role="alert"]').waitFor();
    },
  },
];
