import { expect, type Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';

/** What a walk runs with: one page from the first stop to the last, and its sandbox. */
export type WalkContext = { readonly page: Page; readonly sandbox: Sandbox };

/** A screen in a state, and the steps to it from the stop before. `at` is null if no route has the address. */
export type Stop = {
  readonly at: RoutePath | null;
  readonly name: string;
  readonly open: (context: WalkContext) => Promise<void>;
};

/** Stops that follow each other on one page without a new start of the app. */
export type Walk = { readonly name: string; readonly stops: readonly Stop[] };

// Because: a walk runs in any language, so it finds elements by their markup and not by their text.
/** The input field with a name. */
export const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
/** Presses the submit button of the form. */
export const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click();
/** Expects an error. */
export const problem = (page: Page): Promise<void> => expect(page.locator('main [role="alert"]')).not.toBeEmpty();

/** Submits the form and waits for the response to its call. */
export const submitTo = async (page: Page, call: RegExp): Promise<void> => {
  const answered = page.waitForResponse(call);
  await submit(page);
  await answered;
};

/** Opens the app at a path and rejects cookies. */
export const enter = async ({ page, sandbox }: WalkContext, path: RoutePath): Promise<void> => {
  await page.clock.install();
  await page.goto(`${sandbox.origin('account.xe')}${path}`);
  await page.locator('[role="dialog"] button').nth(1).click();
};

/** Navigates to another screen without a reload, and waits until the screen renders. */
export const navigate = async (page: Page, path: string): Promise<void> => {
  const previous = await page.locator('h1').elementHandle();
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await page.waitForFunction(
    ({ to, before }) => {
      const heading = document.querySelector('h1');
      return heading !== null && heading !== before && window.location.pathname === to;
    },
    { to: path, before: previous },
  );
};

/** Signs in on the sign-in screen and waits for the next screen. */
export const signInAs = async (page: Page, name: string, next: RoutePath): Promise<void> => {
  await field(page, 'email').fill(`${name}@sandbox.test`);
  await field(page, 'password').fill(password);
  await submit(page);
  await page.waitForURL(({ pathname }) => pathname === next);
  await page.locator('h1:focus, #code:focus').waitFor();
};

/** Lets the next call of this path fail with a status and a code. */
export const injectRefusal = (
  { sandbox }: WalkContext,
  path: string,
  [status, code]: readonly [number, string],
): Promise<void> =>
  sandbox.fail({ path, times: 1, status, body: { code, message: 'No' }, headers: { 'retry-after': '120' } });
