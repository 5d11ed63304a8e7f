import type { Locator, Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

/** The password of every account. */
export const password = 'Correct-horse-9';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
/** The submit button of the form. */
export const submit = (page: Page): Locator => page.locator('main form button[type="submit"]');

/** Signs in an account, and waits for the screen after it. */
export const openAs = async (context: SceneContext, name: string, path: string): Promise<void> => {
  const { page, sandbox, brand } = context;
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await page.locator('input[name="email"]').fill(`${name}@sandbox.test`);
  await page.locator('input[name="password"]').fill(password);
  await submit(page).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('input[name="email"]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** A scene of the two-factor slice. */
export const twoFactorScene = (name: string, at: string, run: (context: SceneContext) => Promise<void>): Scene => ({
  name: `two-factor/${name}`,
  at,
  run,
});
