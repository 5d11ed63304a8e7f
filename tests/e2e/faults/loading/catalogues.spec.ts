import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { furtherFaults, type FaultName } from './loadingFaults.ts';
import { expectEmail, expectEmailKept, expectHeading, expectReady, openSignIn } from './loadingPage.ts';
import { chunksOf, messageFile, walkFaults } from './walkFaults.ts';

/** The faults after which the page is loaded again: one that the browser forgets, one that it waits for, and one that it remembers. */
const reloaded: ReadonlyArray<FaultName> = ['404', 'no answer', 'truncated'];

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
      const [heading, lang] = cell.name === 'slow' ? ['Se connecter', 'fr-FR'] : ['Sign in', 'en-GB'];
      await cell.until(() => page.getByRole('heading', { name: heading }).isVisible());
      await expectReady(page);
      await expectHeading(page, heading);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('combobox')).toHaveValue(lang);
      await expectEmail(page);
      if (!reloaded.includes(cell.name)) return;
      await cell.mend();
      await page.reload();
      await expectReady(page);
      await expectHeading(page, 'Se connecter');
    },
  );
});

/** Each fault meets another language, whose catalogue the page has not loaded yet. */
const languages: { readonly [fault in FaultName]?: { readonly locale: string; readonly heading: string } } = {
  'no answer': { locale: 'fr-FR', heading: 'Se connecter' },
  '404': { locale: 'de-DE', heading: 'Anmelden' },
  empty: { locale: 'it-IT', heading: 'Accedi' },
  truncated: { locale: 'nl-NL', heading: 'Inloggen' },
  'another shape': { locale: 'da-DK', heading: 'Log ind' },
  slow: { locale: 'sv-SE', heading: 'Logga in' },
};

/** The faults after which only a reload asks for the catalogue again, because the browser remembers it or still waits for it. */
const remembered: ReadonlyArray<FaultName> = ['no answer', 'empty', 'truncated', 'another shape'];

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
  const file = { kind: 'catalogue', targets, leftOut: furtherFaults } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    const { locale, heading } = languageOf(cell.name);
    await list.selectOption(locale);
    if (cell.name !== 'slow') {
      await cell.until(() => alert.isVisible());
      await expect(list).toHaveValue('en-GB');
      await expectHeading(page, 'Sign in');
      await expectEmail(page);
      if (cell.name === '404') await expectAccessible(page);
      await cell.mend();
      if (remembered.includes(cell.name)) await page.getByRole('button', { name: 'Try again' }).click();
      else await list.selectOption(locale);
    }
    await expectHeading(page, heading);
    await expectReady(page);
    await list.selectOption('en-GB');
    await expectHeading(page, 'Sign in');
    await expectEmail(page);
  });
});

test('the messages fail in every language: a notice, and "Try again" keeps the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'catalogue', targets: [messageFile('en-GB')], leftOut: furtherFaults } as const;
  await expectEmailKept({ page, sandbox, pageErrors }, file);
});
