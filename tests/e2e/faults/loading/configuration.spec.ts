import { expect, type Route } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { email, expectEmail, expectReady, openSignIn, tryAgain } from './loadingPage.ts';
import { chainFaults, loadTimeout, loggedFaults, walkFaults } from './walkFaults.ts';

test('the configuration fails: a message, and the form keeps what was typed before', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = {
    kind: 'json',
    targets: [{ path: '/env/config.json' }],
    faults: ['no network', '404', 'truncated', 'another shape'],
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

test('the configuration never comes: "Try again" is busy until it has failed or come, and the email stays', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(loggedFaults);
  await page.clock.install();
  await sandbox.fail({ path: '/env/config.json', hang: true });
  await openSignIn(page);
  const alert = page.getByRole('alert').filter({ hasText: "We couldn't load this page" });
  const again = page.getByRole('button', { name: 'Try again' });
  const requests = async (): Promise<number> => (await sandbox.requests('/env/config.json')).length;
  await expect.poll(requests).toBeGreaterThan(0);
  await expect(async () => {
    await page.clock.fastForward(loadTimeout);
    await expect(alert).toBeVisible({ timeout: 200 });
  }).toPass();
  await again.click();
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(loadTimeout);
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await sandbox.clearFaults();
  await again.click();
  await expectReady(page);
  await page.clock.fastForward(loadTimeout);
  await expectEmail(page);
});

test('the content service fails: the page works with the theme of the brand', async ({ page, sandbox, pageErrors }) => {
  const file = { kind: 'json', targets: [{ host: 'content.localhost', path: '' }], faults: ['no answer'] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async () => {
    await page.goto(`${sandbox.origin('account.britline')}/signin?allLocales=true`);
    await expectReady(page);
    await expect(page.getByRole('img', { name: 'Britline' })).toBeVisible();
    await signInPage(page).signIn(email);
    await expectSignedIn(page, email);
  });
});
