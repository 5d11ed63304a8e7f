import type { Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const ada = 'ada.lovelace@example.test';

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const seen = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);
const problem = (page: Page) => page.locator('[role="alert"]').waitFor();

const open = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signup`);
  await field(page, 'password').waitFor();
};

const signUp = async (stage: Stage, email: string = ada, password = 'Brand-new-horse-1'): Promise<void> => {
  await open(stage);
  await field(stage.page, 'email').fill(email);
  await field(stage.page, 'password').fill(password);
  await submit(stage.page);
};

const verify = async (stage: Stage): Promise<void> => {
  await signUp(stage);
  await seen(stage.page, '/signup/email-verification');
  await field(stage.page, 'code').waitFor();
};

/** Opening an account, from the empty form to the last of its screens. */
export const scenes: readonly Scene[] = [
  { name: 'sign-up/form', run: open },
  {
    name: 'sign-up/typing',
    run: async (stage) => {
      await open(stage);
      await stage.page.locator('input[value="Business"]').check();
      await field(stage.page, 'password').pressSequentially('Brand-new');
    },
  },
  {
    name: 'sign-up/refused',
    run: async (stage) => {
      await signUp(stage, 'personal@', 'short');
      await problem(stage.page);
    },
  },
  {
    name: 'sign-up/taken',
    run: async (stage) => {
      await signUp(stage, 'personal@sandbox.test');
      await problem(stage.page);
    },
  },
  {
    name: 'sign-up/failed',
    run: async (stage) => {
      await stage.sandbox.fail({ path: 'authorization/websignup', status: 500, body: {} });
      await signUp(stage);
      await problem(stage.page);
    },
  },
  { name: 'sign-up/code', run: verify },
  {
    name: 'sign-up/code-business',
    run: async (stage) => {
      await open(stage);
      await stage.page.locator('input[value="Business"]').check();
      await field(stage.page, 'email').fill(ada);
      await field(stage.page, 'password').fill('Brand-new-horse-1');
      await submit(stage.page);
      await field(stage.page, 'code').waitFor();
    },
  },
  {
    name: 'sign-up/wrong-code',
    run: async (stage) => {
      await verify(stage);
      const [mail] = await stage.sandbox.inbox(ada);
      await field(stage.page, 'code').fill(mail?.code === '111111' ? '222222' : '111111');
      await submit(stage.page);
      await problem(stage.page);
    },
  },
  {
    name: 'sign-up/password-again',
    run: async (stage) => {
      await verify(stage);
      await stage.page.reload();
      await field(stage.page, 'password').waitFor();
    },
  },
  {
    name: 'sign-up/leaving',
    run: async (stage) => {
      await open(stage);
      await field(stage.page, 'email').fill(ada);
      await stage.page.locator('main a[href="/signin"]').click();
      await stage.page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'sign-up/creating',
    run: async (stage) => {
      await verify(stage);
      await stage.sandbox.fail({ path: 'getGSOTokens', hang: true });
      const [mail] = await stage.sandbox.inbox(ada);
      await field(stage.page, 'code').fill(mail?.code ?? '');
      await submit(stage.page);
      await seen(stage.page, '/signup/creating');
      await stage.page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'sign-up/stopped',
    run: async (stage) => {
      await verify(stage);
      await stage.sandbox.fail({ path: 'getGSOTokens', status: 500, body: {} });
      const [mail] = await stage.sandbox.inbox(ada);
      await field(stage.page, 'code').fill(mail?.code ?? '');
      await submit(stage.page);
      await problem(stage.page);
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
