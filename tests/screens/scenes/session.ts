import { expect, type Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

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
  await expect(context.page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
};

// Because: a prerendered page shows before its script runs, and renders again if the language differs.
const waitForAppReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

const goToProvider = async (context: SceneContext, email: string): Promise<void> => {
  await openSignIn(context);
  await waitForAppReady(context.page);
  await context.page.getByRole('button', { name: /Google/ }).click();
  await context.page.getByRole('button', { name: `Continue as ${email}` }).click();
};

const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const openAccountSelection = async (context: SceneContext, count: number): Promise<void> => {
  const linked = Array.from({ length: count }, (_, index) => ({
    name: index % 3 === 0 ? `Ada Lovelace ${index + 1}` : `Analytical Engines ${index + 1} Ltd`,
    accountType: index % 3 === 0 ? ('Personal' as const) : ('Corporate' as const),
    mobileNumber: null,
  }));
  await context.sandbox.createAccount({ email: 'many@sandbox.test', password, accountType: 'Personal', linked });
  await openSignIn(context);
  await signIn(context, 'many@sandbox.test');
  await waitForPath(context.page, '/signin/account-selection');
};

const openSignedIn = async (context: SceneContext, path: '/signin' | '/signup'): Promise<void> => {
  const { page, sandbox, brand } = context;
  await completeSignIn(context, 'personal@sandbox.test');
  await page.goto(`${sandbox.origin(`account.${brand}`)}${path}`);
  await page.locator('main [role="status"]').filter({ hasText: /./ }).waitFor();
};

/** The screens for a visitor with a session, an identity provider or several accounts. */
export const scenes: readonly Scene[] = [
  { name: 'session/already-signed-in', run: (context) => openSignedIn(context, '/signin') },
  { name: 'session/already-signed-in-at-sign-up', run: (context) => openSignedIn(context, '/signup') },
  {
    name: 'session/continue',
    run: async (context) => {
      await completeSignIn(context, 'personal@sandbox.test');
      await context.page.goto(context.sandbox.origin(`account.${context.brand}`));
      await waitForPath(context.page, '/continue');
    },
  },
  {
    name: 'session/continue-failed',
    run: async (context) => {
      await completeSignIn(context, 'personal@sandbox.test');
      await context.page.goto(context.sandbox.origin(`account.${context.brand}`));
      await waitForPath(context.page, '/continue');
      await context.sandbox.fail({ path: 'getGSOTokens', status: 503, body: {} });
      await context.page.locator('form button[type="submit"]').click();
      await expect(context.page.getByRole('alert')).not.toBeEmpty();
    },
  },
  { name: 'session/choose-among-two', run: (context) => openAccountSelection(context, 2) },
  { name: 'session/choose-among-many', run: (context) => openAccountSelection(context, 500) },
  {
    name: 'session/choose-none-found',
    run: async (context) => {
      await openAccountSelection(context, 12);
      await context.page.locator('input[type="search"]').fill('Babbage');
    },
  },
  {
    name: 'session/existing',
    run: async (context) => {
      await goToProvider(context, 'personal@sandbox.test');
      await waitForPath(context.page, '/idp/existing');
    },
  },
  {
    name: 'session/account-type',
    run: async (context) => {
      await goToProvider(context, 'stranger@sandbox.test');
      await waitForPath(context.page, '/account-type');
    },
  },
  {
    name: 'session/account-type-missing',
    run: async (context) => {
      await goToProvider(context, 'stranger@sandbox.test');
      await waitForPath(context.page, '/account-type');
      await context.page.locator('form button[type="submit"]').click();
      await expect(context.page.getByRole('alert')).not.toBeEmpty();
    },
  },
  {
    name: 'session/other-tab',
    run: async (context) => {
      const { page } = context;
      await openSignIn(context);
      const other = await page.context().newPage();
      await completeSignIn({ ...context, page: other }, 'personal@sandbox.test');
      await other.close();
      await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'session/offline',
    run: async (context) => {
      await openSignIn(context);
      await waitForAppReady(context.page);
      await context.page.context().setOffline(true);
      await expect(context.page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'session/cookies-blocked',
    run: async (context) => {
      const browser = await context.page.context().newCDPSession(context.page);
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      await openSignIn(context);
      await context.page.locator('main ol').waitFor();
    },
  },
];
