import type { Page } from '@playwright/test';
import type { SceneContext } from '#tests/screens/scene.ts';

/** The password of every seed account. */
export const password = 'Correct-horse-9';

/** An email address of 45 characters. */
export const longEmail = 'augusta.ada.king.noel@analytical-engines.test';

/** Opens the sign-in screen from the relying party of the brand. */
export const openSignIn = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(sandbox.origin(`transfer.${brand}`));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await emailField(page).waitFor();
};

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
export const emailField = (page: Page) => page.locator('input[name="email"]');
export const passwordField = (page: Page) => page.locator('input[name="password"]');
export const submit = (page: Page) => page.locator('form button[type="submit"]');
export const expectProblem = (page: Page): Promise<void> => page.locator('[role="alert"]:not(:empty)').waitFor();

/** Signs in from the relying party of the brand. */
export const signIn = async (context: SceneContext, email: string, secret: string = password): Promise<void> => {
  await openSignIn(context);
  await emailField(context.page).fill(email);
  await passwordField(context.page).fill(secret);
  await submit(context.page).click();
};

export const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);
