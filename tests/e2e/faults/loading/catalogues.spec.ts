import { expect } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { breakFiles, chunksOf, expectHeading, loggedFaults } from './walkFaults.ts';

test('the catalogue of a language fails: the page is in English and says so; one that is chosen in the list then leaves it so, with an alert and a way to the chosen one', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(loggedFaults);
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'fr-FR', url: sandbox.origin('account.xe') }]);
  await breakFiles(page, chunksOf('fr-FR', 'js'), '404');
  const mend = await breakFiles(page, chunksOf('da-DK', 'js'), 'another shape');
  await page.goto('/signin?allLocales=true');
  await page.getByRole('textbox').first().fill('personal@sandbox.test');
  const expectEnglish = async (): Promise<void> => {
    await expectHeading(page, 'Sign in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('combobox')).toHaveValue('en-GB');
    await expect(signInPage(page).email).toHaveValue('personal@sandbox.test');
  };
  await expectReady(page);
  await expectEnglish();
  await page.getByRole('combobox').selectOption('da-DK');
  await expect(page.getByRole('alert').filter({ hasText: "We can't reach our service" })).toBeVisible();
  await expectEnglish();
  await mend();
  // Because: the browser remembers a script that had no fault of the network, and only a reload asks for it again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Log ind');
});
