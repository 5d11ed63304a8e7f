import { expect, type Route } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectEmail, expectReady, openSignIn, tryAgain } from './loadingPage.ts';
import { chainFaults } from './walkFaults.ts';

test('the configuration fails or never comes: a message, and the form keeps what was typed before', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = {
    kind: 'json',
    targets: [{ path: '/env/config.json' }],
    faults: ['no network', 'no answer', '404', 'truncated', 'another shape'],
  } as const;
  const password = page.getByLabel('Password', { exact: true });
  const alert = page.getByRole('alert').filter({ hasText: "We couldn't load this page" });
  let [failures, faults] = [0, 0];
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to fetch variables')) failures += 1;
  });
  await chainFaults({ page, sandbox, pageErrors }, file, {
    open: async () => {
      const { opened, open } = gate();
      const typedFirst = (route: Route): Promise<void> => opened.then(() => route.fallback());
      await page.route('**/env/config.json', typedFirst, { times: 1 });
      await openSignIn(page);
      await password.fill('Typed-before-1');
      open();
    },
    retry: async (cell) => {
      faults += 1;
      // Because: the message stays while the page tries again, so it does not tell whether that has failed.
      await cell.until(() => failures === faults);
      await expect(alert).toBeVisible();
      if (cell.name === '404') await expectAccessible(page);
      await tryAgain(page, cell);
    },
  });
  await expectReady(page);
  await expectEmail(page);
  await expect(password).toHaveValue('Typed-before-1');
});
