import { expect } from '@playwright/test';
import { newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, password } from '#tests/e2e/sign-in/signInPage.ts';
import { tabTo } from '#tests/e2e/fixtures/keyboard.ts';
import { signInToTwoFactor, screens } from './twoFactorPage.ts';

const sms = '+447700900101';

test('a reload sends no new code, and the sent code still works', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await page.reload();
  await expect(page.getByText('+44 •••• ••0101')).toBeVisible();
  await expect.poll(() => sandbox.inbox(sms)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain('7700');
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});

test('a reload asks again for a typed number', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.enterNumber('07700 900156');
  await twoFactor.expectScreen(...screens.channel);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add your phone number', level: 1 })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/2fa/add-number');
});

test('after a reload a legacy account enters its password beside the code', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'legacy2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await page.reload();
  const secret = page.getByLabel('Password', { exact: true });
  await typeCode(twoFactor.code, await newestCode(sandbox, '+447700900110'));
  await twoFactor.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/Enter your password/);
  await secret.fill('Wrong-horse-9');
  await twoFactor.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/not right/);
  await expectAccessible(page);
  await secret.fill(password);
  await twoFactor.press('Confirm');
  await expectSignedIn(page, 'legacy2fa@sandbox.test');
});

test('a sign-in succeeds after a wrong code and another channel, and the remembered browser is not asked again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/validate2FA failed/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCode(await wrongCode(sandbox, sms));
  await expect(twoFactor.problem).toBeFocused();
  await expect(twoFactor.code).toHaveAccessibleDescription(/That code is not right.*You have 4 tries left/);
  await expectAccessible(page);
  await twoFactor.press('Try another way');
  await twoFactor.expectScreen(...screens.channel);
  await expect(twoFactor.radio('Phone call')).toBeChecked();
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await expect(page.getByText("We're calling")).toBeVisible();
  await expect.poll(() => sandbox.inbox(sms)).toMatchObject([{ channel: 'call' }, { channel: 'sms' }]);
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember this browser', checked: false }));
  await page.keyboard.press('Space');
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  await page
    .getByRole('link', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click();
  await signInToTwoFactor(page, sandbox, 'sms2fa');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
