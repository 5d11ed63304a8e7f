import type { Locator } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

// Because: a scene is played in any language, and the partner's banner stands where a brand has no card of its own.
const askedOf = async ({ page, sandbox, brand }: Stage): Promise<Locator> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  const asked = page.locator('[role="dialog"], #privacy-banner');
  await asked.waitFor();
  return asked;
};

const customized = async (stage: Stage): Promise<Locator> => {
  const card = await askedOf(stage);
  await card.getByRole('button').nth(2).click();
  await card.getByRole('switch').first().waitFor();
  return card;
};

const ownCard = ['xe', 'britline'] as const;

/** The choice of cookies: our card on both its panels, and the partner's banner. */
export const scenes: readonly Scene[] = [
  { name: 'consent/asked', run: async (stage) => void (await askedOf(stage)) },
  { name: 'consent/details', brands: ownCard, run: async (stage) => void (await customized(stage)) },
  {
    name: 'consent/one-switched-on',
    brands: ownCard,
    run: async (stage) => {
      const card = await customized(stage);
      await card.getByRole('switch').first().click();
    },
  },
  {
    name: 'consent/asked-again',
    brands: ['xe'],
    run: async (stage) => {
      const card = await askedOf(stage);
      await card.getByRole('button').first().click();
      await card.waitFor({ state: 'hidden' });
      await stage.page.locator('footer button').click();
      await card.waitFor();
    },
  },
];
