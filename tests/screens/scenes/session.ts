import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { expectProblem, longEmail } from '#tests/screens/signInScene.ts';

const password = 'Correct-horse-9';

const openSignIn = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
};

const signIn = async ({ page }: SceneContext, email: string): Promise<void> => {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form[method="post"] button[type="submit"]').first().click();
};

const completeSignIn = async (context: SceneContext, email: string): Promise<void> => {
  await openSignIn(context);
  await signIn(context, email);
  await context.page.getByRole('heading', { name: 'Signed in' }).waitFor();
};

const goToProvider = async (context: SceneContext, email: string): Promise<void> => {
  await openSignIn(context);
  await context.device.waitForApp();
  await context.page.getByRole('button', { name: 'Google' }).click();
  await context.page.getByRole('button', { name: `Continue as ${email}` }).click();
};

const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const openSignedIn = async (context: SceneContext, path: '/signin' | '/signup'): Promise<void> => {
  const { page, sandbox, brand } = context;
  await completeSignIn(context, 'personal@sandbox.test');
  await page.goto(`${sandbox.origin(`account.${brand}`)}${path}`);
  await page.locator('main [role="status"]:not(:empty)').waitFor();
};

/** The screens for a visitor with a session, an identity provider or several accounts. */
export const scenes: readonly Scene[] = [
  { name: 'session/already-signed-in', at: '/signin', run: (context) => openSignedIn(context, '/signin') },
  { name: 'session/already-signed-in-at-sign-up', at: '/signup', run: (context) => openSignedIn(context, '/signup') },
  {
    name: 'session/continue',
    at: '/continue',
    run: async (context) => {
      await completeSignIn(context, 'personal@sandbox.test');
      await context.page.goto(context.sandbox.origin(`account.${context.brand}`));
      await waitForPath(context.page, '/continue');
    },
  },
  {
    name: 'session/continue-long-email',
    at: '/continue',
    run: async (context) => {
      await context.sandbox.createAccount({ email: longEmail, password, accountType: 'Personal' });
      await completeSignIn(context, longEmail);
      await context.page.goto(context.sandbox.origin(`account.${context.brand}`));
      await waitForPath(context.page, '/continue');
    },
  },
  {
    name: 'session/continue-failed',
    at: '/continue',
    run: async (context) => {
      await completeSignIn(context, 'personal@sandbox.test');
      await context.page.goto(context.sandbox.origin(`account.${context.brand}`));
      await waitForPath(context.page, '/continue');
      await context.sandbox.fail({ path: 'getGSOTokens', status: 503, body: {} });
      await context.page.locator('form button[type="submit"]').click();
      await expectProblem(context.page);
    },
  },
  {
    name: 'session/existing',
    at: '/idp/existing',
    run: async (context) => {
      await goToProvider(context, 'personal@sandbox.test');
      await waitForPath(context.page, '/idp/existing');
    },
  },
  {
    name: 'session/account-type',
    at: '/account-type',
    run: async (context) => {
      await goToProvider(context, 'stranger@sandbox.test');
      await waitForPath(context.page, '/account-type');
    },
  },
  {
    name: 'session/account-type-missing',
    at: '/account-type',
    run: async (context) => {
      await goToProvider(context, 'stranger@sandbox.test');
      await waitForPath(context.page, '/account-type');
      await context.page.locator('form button[type="submit"]').click();
      await expectProblem(context.page);
    },
  },
  {
    name: 'session/other-tab',
    at: '/signin',
    run: async (context) => {
      const { page, device } = context;
      await openSignIn(context);
      await device.inOtherTab((other) => completeSignIn({ ...context, page: other }, 'personal@sandbox.test'));
      await page.locator('[role="status"]:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'session/offline',
    at: '/signin',
    run: async (context) => {
      await openSignIn(context);
      await context.device.waitForApp();
      await context.device.goOffline();
      await context.page.locator('[role="status"]:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'session/cookies-blocked',
    at: '/signin',
    run: async (context) => {
      await context.device.blockCookies();
      await openSignIn(context);
      await context.page.locator('main ol').waitFor();
      // Because: without cookies the partner's banner forgets the answer, and asks again.
      if (context.brand === 'johnlewis') await context.page.locator('#privacy-banner button').last().click();
    },
  },
];
