import { expect, type Page } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { newPassword, ada, enterNewestCode, expectCodePage, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** Opens a link of the sign-in page in another tab, once the app has given it its address. */
const openInTab = async (page: Page, name: string, how: 'ControlOrMeta' | 'middle'): Promise<Page> => {
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /^\/\?redirect_uri=.*&state=.*&next=/);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    how === 'middle' ? link.click({ button: 'middle' }) : link.click({ modifiers: [how] }),
  ]);
  return opened;
};

test('sign-up in another tab ends at the partner, and an ordinary press shows the route alone', async ({
  page,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox, 'partner.xe');
  const tab = await openInTab(page, 'Create an account', 'ControlOrMeta');
  await expect(tab.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  expect(new URL(tab.url()).search).toBe('');
  await tab.getByLabel('Personal').check();
  await signUpPage(tab).signUp(ada);
  await expectCodePage(tab);
  await enterNewestCode(tab, sandbox);
  await expectSignedIn(tab, ada);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${sandbox.origin('account.xe')}/signup`);
});

test('a reset in another tab ends at the partner', async ({ page, sandbox }) => {
  const email = 'personal@sandbox.test';
  await openSignInFrom(page, sandbox, 'partner.xe');
  const tab = await openInTab(page, 'Forgot your password?', 'middle');
  await expect(tab.getByRole('heading', { name: 'Reset your password', level: 1 })).toBeVisible();
  await tab.getByLabel('Email address').fill(email);
  await tab.getByRole('button', { name: 'Send code' }).click();
  await codePage(tab).code.fill(await newestCode(sandbox, email));
  await tab.getByLabel('New password').fill(newPassword);
  await tab.getByRole('button', { name: 'Save password' }).click();
  await expectSignedIn(tab, email);
  expect(new URL(tab.url()).origin).toBe(sandbox.origin('partner.xe'));
});
