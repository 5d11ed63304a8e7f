import { expect, type Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';

/** What is walked on: one page from the first stop to the last, and the sandbox behind it. */
export type Ground = { readonly page: Page; readonly sandbox: Sandbox };

/** A screen in a state, and the way there from the stop before; `at` is null where no route has that address. */
export type Stop = { readonly at: RoutePath | null; readonly is: string; readonly come: (on: Ground) => Promise<void> };

/** Stops that follow each other without the product being opened anew for each. */
export type Walk = { readonly name: string; readonly stops: readonly Stop[] };

// Because: a walk is walked in any language, so it finds things by what they are and not by what they are called.
export const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
export const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click();
export const problem = (page: Page): Promise<void> => expect(page.locator('main [role="alert"]')).not.toBeEmpty();

/** Sends the form and waits for the answer to its call. */
export const submitTo = async (page: Page, call: RegExp): Promise<void> => {
  const answered = page.waitForResponse(call);
  await submit(page);
  await answered;
};

/** Opens the product at an address; where it asks about cookies, it is told no. */
export const enter = async ({ page, sandbox }: Ground, path: RoutePath): Promise<void> => {
  await page.clock.install();
  await page.goto(`${sandbox.origin('account.xe')}${path}`);
  await page.locator('[role="dialog"] button').nth(1).click();
};

/** Goes to another screen of the running product by its address, and waits until it stands. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const left = document.querySelector('h1');
        const changes = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (heading === null || heading === left || window.location.pathname !== to) return;
          changes.disconnect();
          resolve();
        });
        changes.observe(document.body, { subtree: true, childList: true });
        window.history.pushState(null, '', to);
      }),
    path,
  );

/** Signs in on the sign-in screen, and waits for the screen that follows. */
export const signInAs = async (page: Page, name: string, next: RoutePath): Promise<void> => {
  await field(page, 'email').fill(`${name}@sandbox.test`);
  await field(page, 'password').fill(password);
  await submit(page);
  await page.waitForURL(({ pathname }) => pathname === next);
  await page.locator('h1:focus').waitFor();
};

/** Has the next call of this path refused. */
export const refuse = ({ sandbox }: Ground, path: string, [status, code]: readonly [number, string]): Promise<void> =>
  sandbox.fail({ path, times: 1, status, body: { code, message: 'No' }, headers: { 'retry-after': '120' } });
