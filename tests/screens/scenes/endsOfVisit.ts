import type { Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { expectProblem, signIn } from '#tests/screens/signInScene.ts';

// Because: the help centre of the sandbox has the same host.
const backToSite = (page: Page) => page.locator('main a[href*="transfer."]').last();

const signInAs = async (context: SceneContext, name: string): Promise<void> => {
  await signIn(context, `${name}@sandbox.test`);
  await backToSite(context.page).waitFor();
};

const open = async (context: SceneContext, path: RoutePath): Promise<void> => {
  const { page, sandbox, brand } = context;
  // Because: without an email, the page leads to the first screen of its flow.
  await signIn(context, 'personal@sandbox.test', 'Wrong-horse-9');
  await expectProblem(page);
  // Because: the footer's switch loads after the script has stored where the visit came from.
  await page.locator('#appearance button').first().waitFor();
  await page.goto(`${sandbox.origin(`account.${brand}`)}${path}`);
  await backToSite(page).waitFor();
};

/** The pages that end a visit which a site requested, and that site afterwards. */
export const scenes: readonly Scene[] = [
  { name: 'ends/closed', at: '/signin/closed', run: (context) => signInAs(context, 'closed') },
  { name: 'ends/locked', at: '/signin/locked', run: (context) => signInAs(context, 'locked') },
  { name: 'ends/two-factor-locked', at: '/2fa/locked', run: (context) => signInAs(context, 'locked2fa') },
  { name: 'ends/two-factor-disabled', at: '/2fa/locked', run: (context) => signInAs(context, 'disabled2fa') },
  {
    name: 'ends/sign-in-error',
    at: '/signin/error',
    run: async (context) => {
      await context.sandbox.fail({ path: 'authorization/weblogin', status: 418, body: { code: 'TeapotException' } });
      await signInAs(context, 'personal');
    },
  },
  { name: 'ends/sign-up-error', at: '/signup/error', run: (context) => open(context, '/signup/error') },
  { name: 'ends/reset-error', at: '/forgot-password/error', run: (context) => open(context, '/forgot-password/error') },
  {
    name: 'ends/returned',
    at: 'transfer/',
    run: async (context) => {
      await signInAs(context, 'closed');
      await backToSite(context.page).click();
      await context.page.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
    },
  },
];
