import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

const email = 'personal@sandbox.test';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const signInAndOpenChange = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await field(page, 'email').fill(email);
  await field(page, 'password').fill('Correct-horse-9');
  await submit(page);
  await page.getByRole('heading', { name: 'Signed in' }).waitFor();
  await page.goto(`${sandbox.origin(`account.${brand}`)}/change-password`);
};

const openChange = async (context: SceneContext): Promise<void> => {
  await signInAndOpenChange(context);
  await field(context.page, 'code').waitFor();
};

/** The screens of a password change. */
export const scenes: readonly Scene[] = [
  { name: 'password/change', at: '/change-password', run: openChange },
  {
    name: 'password/changed',
    at: '/change-password',
    run: async (context) => {
      await openChange(context);
      const [mail] = await context.sandbox.inbox(email);
      await field(context.page, 'code').fill(mail?.code ?? '');
      await field(context.page, 'password').fill('Quite-another-horse-2');
      await submit(context.page);
      await context.page.locator('main input').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'password/change-signed-out',
    at: '/signin',
    run: async ({ page, sandbox, brand }) => {
      await page.goto(`${sandbox.origin(`account.${brand}`)}/change-password`);
      await waitForPath(page, '/signin');
      await page.locator('main [role="status"]:not(:empty)').waitFor();
    },
  },
  {
    name: 'password/change-refused',
    at: '/change-password',
    run: async (context) => {
      await openChange(context);
      await field(context.page, 'code').fill('000000');
      await field(context.page, 'password').fill('short');
      await submit(context.page);
      await context.page.locator('[role="alert"]').waitFor();
    },
  },
  {
    name: 'password/change-not-sent',
    at: '/change-password',
    run: async (context) => {
      await context.sandbox.fail({ path: 'forgotPassword', times: 1, status: 500, body: {} });
      await signInAndOpenChange(context);
      await context.page.locator('[role="alert"]').waitFor();
    },
  },
];
