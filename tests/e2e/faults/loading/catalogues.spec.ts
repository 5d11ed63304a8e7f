import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { furtherStatuses, type FaultName } from './loadingFaults.ts';
import { expectEmail, expectEmailKept, expectHeading, expectReady, openSignIn, tryAgain } from './loadingPage.ts';
import { chunksOf, loggedFaults, messageFiles, walkFaults } from './walkFaults.ts';

test('the catalogue of the chosen language fails: the page is in English, and says so', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  await walkFaults(
    { page, sandbox, pageErrors },
    { kind: 'catalogue', targets: chunksOf('fr-FR', 'js') },
    async (cell) => {
      await openSignIn(page);
      await cell.pass(page.getByRole('heading', { name: 'Sign in' }));
      await expectReady(page);
      const [heading, lang] = cell.name === 'slow' ? ['Se connecter', 'fr-FR'] : ['Sign in', 'en-GB'];
      await expectHeading(page, heading);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('combobox')).toHaveValue(lang);
      await expectEmail(page);
      await cell.mend();
      await page.reload();
      await expectReady(page);
      await expectHeading(page, 'Se connecter');
    },
  );
});

/** The faults after which only a reload asks for the catalogue again, because the browser remembers it or still waits for it. */
const remembered: ReadonlyArray<FaultName> = ['no answer', 'empty', 'truncated', 'another shape'];

test('the catalogue of a language that is chosen in the list fails: an alert, the earlier language, and a way to the chosen one', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: chunksOf('fr-FR', 'js'), leftOut: furtherStatuses } as const;
  const list = page.getByRole('combobox');
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await context.clearCookies({ name: 'NEXT_LOCALE' });
    await openSignIn(page);
    await expectReady(page);
    await list.selectOption('fr-FR');
    if (cell.name !== 'slow') {
      const alert = page.getByRole('alert').filter({ hasText: "We can't reach our service" });
      await cell.pass(alert);
      await expect(alert).toBeVisible();
      await expect(list).toHaveValue('en-GB');
      await expectHeading(page, 'Sign in');
      await expectEmail(page);
      if (cell.name === '404') await expectAccessible(page);
      await cell.mend();
      if (remembered.includes(cell.name)) await page.getByRole('button', { name: 'Try again' }).click();
      else await list.selectOption('fr-FR');
    }
    await expectHeading(page, 'Se connecter');
    await expectEmail(page);
  });
});

test('a chosen language that fails in two steps does not reload a page on which nothing is typed', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(loggedFaults);
  const { first, others } = messageFiles('fr-FR');
  await sandbox.fail({ ...first, status: 404 });
  await sandbox.fail({ ...others, status: 404, delayMs: 300 });
  await page.goto('/signin?allLocales=true');
  await expectReady(page);
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(others.path)) answers += 1;
  });
  await page.getByRole('combobox').selectOption('fr-FR');
  await expect.poll(() => answers).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach our service" })).toBeVisible();
});

test('the messages of the first screen fail in every language: a notice, and "Try again" keeps the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: [messageFiles('en-GB').first], leftOut: furtherStatuses } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, (cell) => expectEmailKept(page, cell));
});

test('the messages of the other screens fail in every language: a message, and "Try again" leads on', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: [messageFiles('en-GB').others], leftOut: furtherStatuses } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await openSignIn(page);
    await expectReady(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Reset your password');
    await expectEmail(page);
  });
});
