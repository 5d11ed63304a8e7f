import { expect } from '@playwright/test';
import { makePageUser } from '#tests/e2e/code/pageUser.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { galleryTest } from '#tests/e2e/fixtures/galleryTest.ts';

// Because: each screen is the end of a walk over several sites.
galleryTest.describe.configure({ timeout: 60_000 });

galleryTest(
  'the gallery opens screens live, in a brand and a language, by one link',
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.expect(/Missing (?:platform|redirectUrl)|(?:weblogin|confirmSignup) failed/);
    const gallery = sandbox.origin('sandbox');
    await page.goto(gallery);
    await page.getByRole('link', { name: 'Screens' }).click();
    const language = page.getByRole('combobox', { name: 'Language' });
    await language.focus();
    await language.selectOption('de-DE');
    await expect(language).toBeFocused();
    await expect(page.getByRole('link', { name: 'sign-in/empty, Xe' })).toHaveAttribute('href', /locale=de-DE/);
    await language.selectOption('en-GB');
    await page.getByRole('searchbox', { name: 'Find a screen' }).fill('locked');
    await expect(page.getByRole('link', { name: 'sign-in/empty, Xe' })).toBeHidden();
    // Because: all rows have one template, and axe takes many seconds for hundreds of links.
    await expectAccessible(page);
    await sandbox.fail({ path: '/profile', status: 500 });
    await page.getByRole('link', { name: 'sign-in/locked, Xe' }).click();
    await expect(page.getByRole('main')).toContainText('This will go: 1 fault.');
    await page.goBack();
    await sandbox.clearFaults();
    await expect(page.getByRole('link', { name: 'sign-in/empty, Xe' })).toBeHidden();
    await page.getByRole('link', { name: 'sign-in/locked, Xe' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/signin/locked');
    await makePageUser(page, sandbox).expectScreen('signIn.locked.heading');

    await page.goto(`${gallery}/screens/codes/expired?brand=johnlewis&locale=de-DE`);
    await page.waitForURL(({ pathname }) => pathname === '/signup/email-verification');
    await makePageUser(page, sandbox, 'de-DE').expectScreen('code.heading');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  },
);
