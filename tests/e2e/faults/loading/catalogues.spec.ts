import { expect } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { breakFiles, chunksOf, expectHeading, loggedFaults } from './walkFaults.ts';

const address = '/signin?allLocales=true';

test.beforeEach(({ pageErrors }) => pageErrors.expect(loggedFaults));

test('the catalogue of the chosen language fails: the page is in English, says so, and a reload has the language', async ({
  page,
  context,
  sandbox,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  const mend = await breakFiles(page, chunksOf('fr-FR', 'js'), '404');
  await page.goto(address);
  await page.getByRole('textbox').first().fill('personal@sandbox.test');
  await expectHeading(page, 'Sign in');
  await expectReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('combobox')).toHaveValue('en-GB');
  await expect(signInPage(page).email).toHaveValue('personal@sandbox.test');
  await mend();
  await page.reload();
  await expectHeading(page, 'Se connecter');
});

test('the catalogue of a language that is chosen in the list fails: an alert, the earlier language, and a way to the chosen one', async ({
  page,
}) => {
  await page.goto(address);
  await expectReady(page);
  await signInPage(page).email.fill('personal@sandbox.test');
  const mend = await breakFiles(page, chunksOf('da-DK', 'js'), 'another shape');
  await page.getByRole('combobox').selectOption('da-DK');
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach our service" })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('en-GB');
  await expectHeading(page, 'Sign in');
  await expect(signInPage(page).email).toHaveValue('personal@sandbox.test');
  await mend();
  // Because: the browser remembers a script that had no fault of the network, and only a reload asks for it again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Log ind');
});
