import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { password, signIn, waitForPath } from '#tests/screens/signInScene.ts';

const openAccountSelection = async (context: SceneContext, count: number): Promise<void> => {
  const linked = Array.from({ length: count }, (_, index) => ({
    name: index % 3 === 0 ? `Ada Lovelace ${index + 1}` : `Analytical Engines ${index + 1} Ltd`,
    accountType: index % 3 === 0 ? ('Personal' as const) : ('Corporate' as const),
    mobileNumber: null,
  }));
  await context.sandbox.createAccount({ email: 'many@sandbox.test', password, accountType: 'Personal', linked });
  await signIn(context, 'many@sandbox.test');
  await waitForPath(context.page, '/signin/account-selection');
  await context.page.locator('main ul button').nth(1).waitFor();
};

/** The screens that ask which account to continue with. */
export const scenes: readonly Scene[] = [
  {
    name: 'session/choose-among-two',
    at: '/signin/account-selection',
    run: (context) => openAccountSelection(context, 2),
  },
  {
    name: 'session/choose-among-many',
    at: '/signin/account-selection',
    run: (context) => openAccountSelection(context, 500),
  },
  {
    name: 'session/choose-none-found',
    at: '/signin/account-selection',
    run: async (context) => {
      await openAccountSelection(context, 12);
      await context.page.locator('input[type="search"]').fill('Babbage');
      await context.page.locator('main ul button').first().waitFor({ state: 'detached' });
    },
  },
];
