import type { Page } from '@playwright/test';
import type { SceneContext } from '#tests/screens/scene.ts';

export const ada = 'ada.lovelace@example.test';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
export const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
export const submit = (page: Page) => page.locator('form button[type="submit"]').click();
export const waitForPath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);
export const waitForProblem = (page: Page) => page.locator('[role="alert"]').waitFor();

/** Opens the empty form of a new account. */
export const openForm = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signup`);
  await field(page, 'password').waitFor();
};

/** Sends the form of a new account. */
export const signUp = async (
  context: SceneContext,
  email: string = ada,
  password = 'Brand-new-horse-1',
): Promise<void> => {
  await openForm(context);
  await field(context.page, 'email').fill(email);
  await field(context.page, 'password').fill(password);
  await submit(context.page);
};

/** Creates an account and waits for the screen that asks for its code. */
export const openCode = async (context: SceneContext, email: string = ada): Promise<void> => {
  await signUp(context, email);
  await waitForPath(context.page, '/signup/email-verification');
  await field(context.page, 'code').waitFor();
};
