import { expect } from '@playwright/test';
import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, password } from '#tests/e2e/sign-in/signInPage.ts';
import { tabTo } from './keyboard.ts';
import { owing, phone, screens } from './twoFactorPage.ts';

const sms = '+447700900101';

test('a number is changed, confirmed in words, and the visit ends where it was going', async ({ page, sandbox }) => {
  await page.setViewportSize(phone);
  const at = await owing(page, sandbox, 'sms2fa');
  await at.expectScreen(...screens.channel);
  await at.follow('Change phone number');
  await at.expectScreen(...screens.change);
  await expect(at.number).toHaveValue('');
  await at.giveNumber('07700 900155');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  expect(await sandbox.inbox(sms)).toEqual([]);
  await at.enterCodeFrom('+447700900155');
  await expect(page.getByRole('heading', { name: 'Your phone number has changed', level: 1 })).toBeFocused();
  await expect(page.getByText('+44 •••• ••0155')).toBeVisible();
  await expectAccessible(page);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});

test('a reload in the middle keeps the code that was sent, and sends none', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'sms2fa');
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await page.reload();
  await expect(page.getByText('+44 •••• ••0101')).toBeVisible();
  expect(await sandbox.inbox(sms)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain('7700');
  await at.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});

test('a number typed before a reload is asked for again', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'setup2fa');
  await at.giveNumber('07700 900156');
  await at.expectScreen(...screens.channel);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add your phone number', level: 1 })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/2fa/add-number');
});

test('after a reload a refused sign-in asks for the password in place', async ({ page, sandbox, complaints }) => {
  complaints.expect(/weblogin/);
  const at = await owing(page, sandbox, 'legacy2fa');
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await page.reload();
  const secret = page.getByLabel('Password', { exact: true });
  await at.code.fill(await newestCode(sandbox, '+447700900110'));
  await at.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/Enter your password/);
  await secret.fill('Wrong-horse-9');
  await at.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/not right/);
  await expectAccessible(page);
  await secret.fill(password);
  await at.press('Confirm');
  await expectSignedIn(page, 'legacy2fa@sandbox.test');
});

test('a wrong code, then another way, then through', async ({ page, sandbox, complaints }) => {
  complaints.expect(/validate2FA failed/);
  const at = await owing(page, sandbox, 'sms2fa');
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enter(await wrongCode(sandbox, sms));
  await expect(at.problem).toBeFocused();
  await expect(at.code).toHaveAccessibleDescription(/That code is not right.*You have 4 tries left/);
  await expectAccessible(page);
  await at.press('Try another way');
  await at.expectScreen(...screens.channel);
  await expect(at.radio('Phone call')).toBeChecked();
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await expect(page.getByText("We're calling")).toBeVisible();
  await expect(page.getByText("We've sent 2 codes so far")).toBeVisible();
  expect(await sandbox.inbox(sms)).toMatchObject([{ channel: 'call' }, { channel: 'sms' }]);
  await at.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});

test('a remembered browser is not asked again', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'sms2fa');
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember this browser', checked: false }));
  await page.keyboard.press('Space');
  await at.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  await page
    .getByRole('link', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click();
  await owing(page, sandbox, 'sms2fa');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
