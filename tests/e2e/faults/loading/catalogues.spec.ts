import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import type { FaultName } from './loadingFaults.ts';
import { expectEmail, expectHeading, expectReady, openSignIn } from './loadingPage.ts';
import { chunksOf, walkFaults } from './walkFaults.ts';

test('the catalogue of the chosen language fails: the page is in English, says so, and a reload has the language', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  const file = { kind: 'catalogue', targets: chunksOf('fr-FR', 'js'), faults: ['404', 'truncated'] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await openSignIn(page);
    await cell.until(() => page.getByRole('heading', { name: 'Sign in', level: 1 }).isVisible());
    await expectReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('combobox')).toHaveValue('en-GB');
    await expectEmail(page);
    await cell.mend();
    await page.reload();
    await expectReady(page);
    await expectHeading(page, 'Se connecter');
  });
});

/** Each fault meets another language, whose catalogue the page has not loaded yet. */
const languages: { readonly [fault in FaultName]?: { readonly locale: string; readonly heading: string } } = {
  '404': { locale: 'de-DE', heading: 'Anmelden' },
  'another shape': { locale: 'da-DK', heading: 'Log ind' },
};

test('the catalogue of a language that is chosen in the list fails: an alert, the earlier language, and a way to the chosen one', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const list = page.getByRole('combobox');
  const alert = page.getByRole('alert').filter({ hasText: "We can't reach our service" });
  const languageOf = (fault: FaultName) => languages[fault] ?? { locale: 'none', heading: 'none' };
  const targets = (fault: FaultName) => chunksOf(languageOf(fault).locale, 'js');
  await openSignIn(page);
  await expectReady(page);
  const file = { kind: 'catalogue', targets, faults: ['404', 'another shape'] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    const { locale, heading } = languageOf(cell.name);
    await list.selectOption(locale);
    await cell.until(() => alert.isVisible());
    await expect(list).toHaveValue('en-GB');
    await expectHeading(page, 'Sign in');
    await expectEmail(page);
    if (cell.name === '404') await expectAccessible(page);
    await cell.mend();
    // Because: the browser remembers a script that had no fault of the network, and only a reload asks for it again.
    if (cell.name === '404') await list.selectOption(locale);
    else await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, heading);
    await expectReady(page);
    await list.selectOption('en-GB');
    await expectHeading(page, 'Sign in');
  });
});
