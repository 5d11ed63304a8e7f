import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

test('a sign-up that a person opens in another tab ends at the partner', async ({ page, sandbox }) => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  const link = page.getByRole('link', { name: 'Create an account' });
  await expect(link).toHaveAttribute('href', /^\/\?redirect_uri=.*&state=.*&next=/);
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  expect(new URL(tab.url()).search).toBe('');
  await signUpPage(tab).signUp(ada);
  await expectCodePage(tab);
  await enterNewestCode(tab, sandbox);
  await expectSignedIn(tab, ada);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));
});
