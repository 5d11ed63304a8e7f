import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

const ada = 'ada.lovelace@example.test';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);
const waitForProblem = (page: Page) => page.locator('[role="alert"]').waitFor();

const openForm = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signup`);
  await field(page, 'password').waitFor();
};

const signUp = async (context: SceneContext, email: string = ada, password = 'Brand-new-horse-1'): Promise<void> => {
  await openForm(context);
  await field(context.page, 'email').fill(email);
  await field(context.page, 'password').fill(password);
  await submit(context.page);
};

const openCode = async (context: SceneContext): Promise<void> => {
  await signUp(context);
  await waitForPath(context.page, '/signup/email-verification');
  await field(context.page, 'code').waitFor();
};

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
