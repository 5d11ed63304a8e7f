import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { signInToTwoFactor, phoneViewport, screens } from './twoFactorPage.ts';

// The account `sms2fa` is in changeNumber.spec.ts, which goes on from its sign-in.
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

test('setup2fa: adds a first number, and shows it unmasked during setup', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.expectAccessibleScreen(...screens.add);
  await expect(twoFactor.country).toHaveValue('+44 - United Kingdom');
  await twoFactor.enterNumber('07700 900123');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByText('+44 7700 900123')).toBeVisible();
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900123');
  await expectSignedIn(page, 'setup2fa@sandbox.test');
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

for (const [name, [heading, path], words] of [
  ['locked2fa', screens.locked, 'Our help team can unlock it'],
  ['disabled2fa', screens.disabled, "It can't be set up for your account"],
] as const) {
  test(`${name}: offers only help`, async ({ page, sandbox }) => {
    const twoFactor = await signInToTwoFactor(page, sandbox, name);
    await twoFactor.expectAccessibleScreen(heading, path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  });
}

test('legacy2fa: repeats the refused sign-in with the code', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'legacy2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await twoFactor.enterCodeFrom('+447700900110');
  await expectSignedIn(page, 'legacy2fa@sandbox.test');
  expect(await sandbox.requests('authorization/validate2FA')).toEqual([]);
  const posts = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
  expect(posts.map(({ status }) => status)).toEqual([403, 200]);
  expect(posts[1]?.body).toMatchObject({ twoFANumber: '+447700900110', channel: 'sms', rememberBrowser: false });
  expect(posts[1]?.body).not.toHaveProperty('codeChallenge');
});
