import { expect } from '@playwright/test';
import { newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { signInToTwoFactor, phoneViewport, screens } from './twoFactorPage.ts';

// The accounts `sms2fa` and `setup2fa` are in changeNumber.spec.ts, which goes on from their sign-in.
// Because: every screen must also work on a phone. The tests use only the keyboard, and axe checks each screen in each of its states.
test.use({ viewport: phoneViewport });

test('whatsapp2fa: offers WhatsApp beside the other channels', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'whatsapp2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await twoFactor.choose('WhatsApp');
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect.poll(() => sandbox.inbox('+447700900102')).toMatchObject([{ channel: 'whatsapp' }]);
  await twoFactor.enterCodeFrom('+447700900102');
  await expectSignedIn(page, 'whatsapp2fa@sandbox.test');
});

test('landline2fa: offers only a call', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'landline2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(twoFactor.radio('Phone call')).toBeChecked();
  await expect(page.getByText('we can only call it')).toBeVisible();
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(page.getByRole('button', { name: 'Try another way' })).toHaveCount(0);
  await expect.poll(() => sandbox.inbox('+442079460103')).toMatchObject([{ channel: 'call' }]);
  await twoFactor.enterCodeFrom('+442079460103');
  await expectSignedIn(page, 'landline2fa@sandbox.test');
});

test('email2fa: sends an email to an account without a number', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'email2fa');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(page.getByText('em•••@sandbox.test')).toBeVisible();
  await expect(page.getByRole('link', { name: /Change phone number|I can't use this number/ })).toHaveCount(0);
  await expect.poll(() => sandbox.inbox('email2fa@sandbox.test')).toHaveLength(1);
  await twoFactor.enterCodeFrom('email2fa@sandbox.test');
  await expectSignedIn(page, 'email2fa@sandbox.test');
});

test('review2fa: reviews a number that was never validated', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/lookupPhoneNumber/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'review2fa');
  await twoFactor.expectAccessibleScreen(...screens.review);
  await expect(twoFactor.number).toHaveValue('07700 900104');
  await twoFactor.press('Continue');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900104');
  await expectSignedIn(page, 'review2fa@sandbox.test');
});

test('choose2fa: chooses a linked account’s number, and then the account', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'choose2fa');
  await twoFactor.expectAccessibleScreen(...screens.choose);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await twoFactor.press('Continue');
  await expect(twoFactor.problem).toContainText('Choose a phone number');
  await expect(page.getByText('+44 •••• ••0106')).toBeVisible();
  await twoFactor.choose('ending in 0106');
  await twoFactor.press('Continue');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900106');
  await page.getByRole('button', { name: /Cho Choose/ }).click();
  await expectSignedIn(page, 'choose2fa@sandbox.test');
});

test('onelinked2fa: selects the only linked number', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'onelinked2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByText('+44 7700 900108')).toBeVisible();
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900108');
  await expectSignedIn(page, 'onelinked2fa@sandbox.test');
});

test('nolinked2fa: asks for a number if no linked account has one', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'nolinked2fa');
  await twoFactor.expectAccessibleScreen(...screens.add);
  await twoFactor.enterNumber('+44 7700 900124');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900124');
  await page.getByRole('button', { name: /^No Linked Ltd/ }).click();
  await expectSignedIn(page, 'nolinked2fa@sandbox.test', 'Business');
});

test('locked2fa and disabled2fa: offer help, and lead to another account', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'locked2fa');
  await twoFactor.expectAccessibleScreen(...screens.locked);
  await expect(page.getByText('Our help team can unlock it')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  await twoFactor.press('Use a different account');
  await signInPage(page).signIn('disabled2fa@sandbox.test');
  await twoFactor.expectAccessibleScreen(...screens.disabled);
  await expect(page.getByText("It can't be set up for your account")).toBeVisible();
});

test('legacy2fa: repeats the refused sign-in with the code, and after a reload with the password beside it', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin/);
  const phone = '+447700900110';
  const secret = page.getByLabel('Password', { exact: true });
  const twoFactor = await signInToTwoFactor(page, sandbox, 'legacy2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(secret).toHaveCount(0);
  await page.reload();
  await typeCode(twoFactor.code, await newestCode(sandbox, phone));
  await twoFactor.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/Enter your password/);
  await secret.fill('Wrong-horse-9');
  await twoFactor.press('Confirm');
  await expect(secret).toHaveAccessibleDescription(/not right/);
  await expectAccessible(page);
  await secret.fill(password);
  await twoFactor.press('Confirm');
  await expectSignedIn(page, 'legacy2fa@sandbox.test');
  expect(await sandbox.requests('authorization/validate2FA')).toEqual([]);
  const posts = await sandbox.posts('authorization/weblogin');
  expect(posts.map(({ status }) => status)).toEqual([403, 401, 200]);
  expect(posts[2]?.body).toMatchObject({ twoFANumber: phone, channel: 'sms', rememberBrowser: false });
  expect(posts[2]?.body).not.toHaveProperty('codeChallenge');
});
