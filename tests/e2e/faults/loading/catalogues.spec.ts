import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { email, expectEmail, expectHeading, expectReady, openSignIn } from './loadingPage.ts';
import { chunksOf, walkFaults, type Cell } from './walkFaults.ts';

test('the catalogue of a language fails: the page is in English at its start, a choice in the list keeps the earlier language and says so, and each has a way to the chosen one', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  const list = page.getByRole('combobox');
  const failAtStart = async (cell: Cell): Promise<void> => {
    await openSignIn(page);
    await cell.until(() => page.getByRole('heading', { name: 'Sign in', level: 1 }).isVisible());
    await expectReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(list).toHaveValue('en-GB');
    await expectEmail(page);
    await cell.mend();
    await page.reload();
    await expectReady(page);
    await expectHeading(page, 'Se connecter');
  };
  const failInList = async (cell: Cell): Promise<void> => {
    await list.selectOption('en-GB');
    await expectHeading(page, 'Sign in');
    await page.getByLabel('Email address').fill(email);
    await list.selectOption('de-DE');
    const alert = page.getByRole('alert').filter({ hasText: "We can't reach our service" });
    await cell.until(() => alert.isVisible());
    await expect(list).toHaveValue('en-GB');
    await expectHeading(page, 'Sign in');
    await expectEmail(page);
    await expectAccessible(page);
    await cell.mend();
    await list.selectOption('de-DE');
    await expectHeading(page, 'Anmelden');
    await list.selectOption('en-GB');
    await expectHeading(page, 'Sign in');
    await expectEmail(page);
  };
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  const file = {
    kind: 'script',
    targets: (fault: string) => chunksOf(fault === '404' ? 'de-DE' : 'fr-FR', 'js'),
    faults: ['no answer', '404'],
  } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, (cell) =>
    cell.name === '404' ? failInList(cell) : failAtStart(cell),
  );
});
