import { expect, type Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const password = 'Correct-horse-9';

const arrive = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
};

const signIn = async ({ page }: Stage, email: string): Promise<void> => {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form[method="post"] button[type="submit"]').first().click();
};

const signedIn = async (stage: Stage, email: string): Promise<void> => {
  await arrive(stage);
  await signIn(stage, email);
  await expect(stage.page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
};

// Because: a page that was printed ahead is there before its script, and drawn anew where it speaks another language.
const ready = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

const goToProvider = async (stage: Stage, email: string): Promise<void> => {
  await arrive(stage);
  await ready(stage.page);
  await stage.page.getByRole('button', { name: /Google/ }).click();
  await stage.page.getByRole('button', { name: `Continue as ${email}` }).click();
};

const seen = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

const chooseAmong = async (stage: Stage, count: number): Promise<void> => {
  const linked = Array.from({ length: count }, (_, index) => ({
    name: index % 3 === 0 ? `Ada Lovelace ${index + 1}` : `Analytical Engines ${index + 1} Ltd`,
    accountType: index % 3 === 0 ? ('Personal' as const) : ('Corporate' as const),
    mobileNumber: null,
  }));
  await stage.sandbox.createAccount({ email: 'many@sandbox.test', password, accountType: 'Personal', linked });
  await arrive(stage);
  await signIn(stage, 'many@sandbox.test');
  await seen(stage.page, '/signin/account-selection');
};

/** What happens to somebody who is already known. */
export const scenes: readonly Scene[] = [
  {
    name: 'session/continue',
    run: async (stage) => {
      await signedIn(stage, 'personal@sandbox.test');
      await stage.page.goto(stage.sandbox.origin(`account.${stage.brand}`));
      await seen(stage.page, '/continue');
    },
  },
  {
    name: 'session/continue-failed',
    run: async (stage) => {
      await signedIn(stage, 'personal@sandbox.test');
      await stage.page.goto(stage.sandbox.origin(`account.${stage.brand}`));
      await seen(stage.page, '/continue');
      await stage.sandbox.fail({ path: 'getGSOTokens', status: 503, body: {} });
      await stage.page.locator('form button[type="submit"]').click();
      await expect(stage.page.getByRole('alert')).not.toBeEmpty();
    },
  },
  { name: 'session/choose-among-two', run: (stage) => chooseAmong(stage, 2) },
  { name: 'session/choose-among-many', run: (stage) => chooseAmong(stage, 500) },
  {
    name: 'session/choose-none-found',
    run: async (stage) => {
      await chooseAmong(stage, 12);
      await stage.page.locator('input[type="search"]').fill('Babbage');
    },
  },
  {
    name: 'session/existing',
    run: async (stage) => {
      await goToProvider(stage, 'personal@sandbox.test');
      await seen(stage.page, '/idp/existing');
    },
  },
  {
    name: 'session/account-type',
    run: async (stage) => {
      await goToProvider(stage, 'stranger@sandbox.test');
      await seen(stage.page, '/account-type');
    },
  },
  {
    name: 'session/account-type-missing',
    run: async (stage) => {
      await goToProvider(stage, 'stranger@sandbox.test');
      await seen(stage.page, '/account-type');
      await stage.page.locator('form button[type="submit"]').click();
      await expect(stage.page.getByRole('alert')).not.toBeEmpty();
    },
  },
  {
    name: 'session/other-tab',
    run: async (stage) => {
      const { page } = stage;
      await arrive(stage);
      const other = await page.context().newPage();
      await signedIn({ ...stage, page: other }, 'personal@sandbox.test');
      await other.close();
      await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'session/offline',
    run: async (stage) => {
      await arrive(stage);
      await ready(stage.page);
      await stage.page.context().setOffline(true);
      await expect(stage.page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: 'session/cookies-blocked',
    run: async (stage) => {
      const browser = await stage.page.context().newCDPSession(stage.page);
      await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      await arrive(stage);
      await stage.page.locator('main ol').waitFor();
    },
  },
];
