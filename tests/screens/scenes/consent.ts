import type { Locator } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { darkScene } from '#tests/screens/darkScene.ts';

// Because: a scene runs in any language, and a brand without its own card shows the partner's banner.
const openConsent = async ({ page, sandbox, brand }: SceneContext): Promise<Locator> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  const prompt = page.locator('[role="dialog"], #privacy-banner');
  await prompt.waitFor();
  return prompt;
};

const openDetails = async (context: SceneContext): Promise<Locator> => {
  const card = await openConsent(context);
  await card.getByRole('button').nth(2).click();
  await card.getByRole('switch').first().waitFor();
  return card;
};

const brandsWithCard = ['xe', 'britline'] as const;

const showSummary = async (context: SceneContext): Promise<void> => void (await openConsent(context));
const showDetails = async (context: SceneContext): Promise<void> => void (await openDetails(context));

const prompts: readonly Scene[] = [
  { name: 'consent/summary', at: '/signin', run: showSummary },
  darkScene({ name: 'consent/dark-summary', at: '/signin', brands: ['xe'], run: showSummary }),
  darkScene({ name: 'consent/dark-details', at: '/signin', brands: ['xe'], run: showDetails }),
  {
    name: 'consent/details',
    at: '/signin',
    brands: brandsWithCard,
    run: showDetails,
  },
  {
    name: 'consent/one-switched-on',
    at: '/signin',
    brands: brandsWithCard,
    run: async (context) => {
      const card = await openDetails(context);
      await card.getByRole('switch').first().click();
    },
  },
  {
    name: 'consent/reopened',
    at: '/signin',
    brands: ['xe'],
    run: async (context) => {
      const card = await openConsent(context);
      await card.getByRole('button').first().click();
      await card.waitFor({ state: 'hidden' });
      await context.page.locator('#cookie-settings').click();
      await card.waitFor();
    },
  },
];

/** The consent prompts: both panels of our card, and the partner's banner. */
export const scenes: readonly Scene[] = prompts.map((scene) => ({ ...scene, asksConsent: true }));
