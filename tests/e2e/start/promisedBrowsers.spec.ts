import { expect, type Page } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { builtFaults } from '#tests/env/build/browser-support/builtFaults.ts';
import { lackingNames } from '#tests/env/build/browser-support/webNames.ts';

test('the build uses nothing that a promised browser lacks, but what is listed with what happens without it', () => {
  expect(builtFaults(dist)).toEqual([]);
});

/** Removes what at least one promised browser lacks. */
const removeNames = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    const get = (object: unknown, name: string): unknown => Reflect.get(Object(object), name);
    for (const [owner, name] of names) {
      const found = [get(globalThis, owner), get(Intl, owner)];
      const holders = owner === '' ? [globalThis] : [...found, ...found.map((one) => get(one, 'prototype'))];
      for (const holder of holders) Reflect.deleteProperty(Object(holder), name);
    }
  }, lackingNames);

test('a browser that has only what every promised browser has shows a page that is not prerendered, and signs in', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^console: Failed to load resource: .* 404 /);
  await removeNames(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const left = await page.evaluate(() => [
    'requestIdleCallback' in window,
    'startViewTransition' in document,
    'canParse' in URL,
    'toSorted' in [],
  ]);
  expect(left).toEqual([false, false, false, false]);
  const form = await openSignInFrom(page, sandbox);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});
