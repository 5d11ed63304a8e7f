import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { breakFiles, loggedFaults } from './walkFaults.ts';

test('the configuration fails: a message, "Try again" leads on, the form keeps what was typed before, and the console shows nothing of the answer', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(loggedFaults);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const mend = await breakFiles(page, [{ path: '/env/config.json' }], '404');
  const typed = gate();
  await page.route('**/env/config.json', (route) => typed.opened.then(() => route.fallback()), { times: 1 });
  await page.goto('/signin?allLocales=true', { waitUntil: 'commit' });
  await signInPage(page).fill('personal@sandbox.test', 'Typed-before-1');
  typed.open();
  await expect(page.getByRole('alert').filter({ hasText: "We couldn't load this page" })).toBeVisible();
  expect(lines).toContain('Failed to fetch variables (404)');
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReady(page);
  await expect(signInPage(page).email).toHaveValue('personal@sandbox.test');
  await expect(signInPage(page).password).toHaveValue('Typed-before-1');
});
