import type { Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { password, refuseCookies, submit } from '#tests/screens/twoFactorScene.ts';

const startAtPartner = async (context: SceneContext): Promise<void> => {
  const { page, sandbox, brand } = context;
  await refuseCookies(context);
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('input[name="email"]').waitFor();
};

// Because: the help centre of the sandbox has the same host.
const backToSite = (page: Page) => page.locator('main a[href*="transfer."]').last();

const signIn = async (context: SceneContext, name: string): Promise<void> => {
  const { page } = context;
  await startAtPartner(context);
  await page.locator('input[name="email"]').fill(`${name}@sandbox.test`);
  await page.locator('input[name="password"]').fill(password);
  await submit(page).click();
  await backToSite(page).waitFor();
};

const open = async (context: SceneContext, path: RoutePath): Promise<void> => {
  const { page, sandbox, brand } = context;
  await startAtPartner(context);
  await page.goto(`${sandbox.origin(`account.${brand}`)}${path}`);
  await backToSite(page).waitFor();
};

/** The pages that end a visit which a site requested, and that site afterwards. */
export const scenes: readonly Scene[] = [
  { name: 'ends/closed', run: (context) => signIn(context, 'closed') },
  { name: 'ends/locked', run: (context) => signIn(context, 'locked') },
  { name: 'ends/two-factor-locked', run: (context) => signIn(context, 'locked2fa') },
  { name: 'ends/two-factor-disabled', run: (context) => signIn(context, 'disabled2fa') },
  {
    name: 'ends/sign-in-error',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 418, body: { code: 'TeapotException' } });
      await signIn(context, 'personal');
    },
  },
  { name: 'ends/sign-up-error', run: (context) => open(context, '/signup/error') },
  { name: 'ends/reset-error', run: (context) => open(context, '/forgot-password/error') },
  {
    name: 'ends/returned',
    run: async (context) => {
      await signIn(context, 'closed');
      await backToSite(context.page).click();
      await context.page.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
    },
  },
];
