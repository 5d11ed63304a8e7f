import { expect } from '@playwright/test';
import { codePage } from '#tests/e2e/code/codePage.ts';
import { wholeBrowserTest as test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('a form that Back restores works: no busy button, no password; a page with a person loads anew, and sends no code twice', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/dialog: beforeunload/);
  // Marks a page that the browser restores from the cache, until the browser leaves it again.
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = 'yes';
    });
    window.addEventListener('pagehide', () => delete document.documentElement.dataset['restored']);
  });
  const form = await openSignInFrom(page, sandbox);
  await form.fill('sms2fa@sandbox.test');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  // Because: a page of the cache sends no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'yes');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(form.email).toHaveValue('sms2fa@sandbox.test');
  await expect(form.password).toHaveValue('');

  await form.signIn('sms2fa@sandbox.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  const { code } = codePage(page);
  await expect(code).toBeVisible();
  await page.goto(`${sandbox.origin('transfer.xe')}/help`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(code).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-restored');
  expect(await sandbox.inbox('+447700900101')).toHaveLength(1);
});
