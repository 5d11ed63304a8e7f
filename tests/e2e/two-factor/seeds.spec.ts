import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { owing, phone, screens } from './twoFactorPage.ts';

// Because: every screen must do on a phone too. All is done from the keyboard, and axe sees each screen.
test.use({ viewport: phone });

test('sms2fa: a text message to the number there is', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'sms2fa');
  await at.expectScreen(...screens.channel);
  await expect(page.getByText('+44 •••• ••0101')).toBeVisible();
  await expect(page.getByText('ending in 0101')).toBeAttached();
  await expect(at.radio('Text message')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  expect(await sandbox.inbox('+447700900101')).toMatchObject([{ channel: 'sms', purpose: 'two-factor' }]);
  await at.enterCodeFrom('+447700900101');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});

test('whatsapp2fa: by WhatsApp, or whatever else is on offer', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'whatsapp2fa');
  await at.expectScreen(...screens.channel);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await at.choose('WhatsApp');
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  expect(await sandbox.inbox('+447700900102')).toMatchObject([{ channel: 'whatsapp' }]);
  await at.enterCodeFrom('+447700900102');
  await expectSignedIn(page, 'whatsapp2fa@sandbox.test');
});

test('landline2fa: only a call, and no other way', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'landline2fa');
  await at.expectScreen(...screens.channel);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(at.radio('Phone call')).toBeChecked();
  await expect(page.getByText('we can only call it')).toBeVisible();
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await expect(page.getByRole('button', { name: 'Try another way' })).toHaveCount(0);
  expect(await sandbox.inbox('+442079460103')).toMatchObject([{ channel: 'call' }]);
  await at.enterCodeFrom('+442079460103');
  await expectSignedIn(page, 'landline2fa@sandbox.test');
});

test('email2fa: by email, where there is no number', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'email2fa');
  await at.expectScreen(...screens.verify);
  await expect(page.getByText('em•••@sandbox.test')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change phone number' })).toHaveCount(0);
  expect(await sandbox.inbox('email2fa@sandbox.test')).toHaveLength(1);
  await at.enterCodeFrom('email2fa@sandbox.test');
  await expectSignedIn(page, 'email2fa@sandbox.test');
});

test('setup2fa: a first number, shown whole while it is set up', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'setup2fa');
  await at.expectScreen(...screens.add);
  await expect(at.country).toHaveValue('+44 - United Kingdom');
  await at.giveNumber('07700 900123');
  await at.expectScreen(...screens.channel);
  await expect(page.getByText('+44 7700 900123')).toBeVisible();
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900123');
  await expectSignedIn(page, 'setup2fa@sandbox.test');
});

test('review2fa: a number never validated is looked over first', async ({ page, sandbox, complaints }) => {
  complaints.expect(/lookupPhoneNumber/);
  const at = await owing(page, sandbox, 'review2fa');
  await at.expectScreen(...screens.review);
  await expect(at.number).toHaveValue('07700 900104');
  await at.press('Continue');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900104');
  await expectSignedIn(page, 'review2fa@sandbox.test');
});

test('choose2fa: one of the linked accounts’ numbers, then the account', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'choose2fa');
  await at.expectScreen(...screens.choose);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await at.press('Continue');
  await expect(at.problem).toContainText('Choose a phone number');
  await expect(page.getByText('+44 •••• ••0106')).toBeVisible();
  await at.choose('ending in 0106');
  await at.press('Continue');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900106');
  await page.getByRole('button', { name: /Cho Choose/ }).click();
  await expectSignedIn(page, 'choose2fa@sandbox.test');
});

test('onelinked2fa: the only linked number picks itself', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'onelinked2fa');
  await at.expectScreen(...screens.channel);
  await expect(page.getByText('+44 •••• ••0108')).toBeVisible();
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900108');
  await expectSignedIn(page, 'onelinked2fa@sandbox.test');
});

test('nolinked2fa: linked accounts without a number ask for one', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'nolinked2fa');
  await at.expectScreen(...screens.add);
  await at.giveNumber('+44 7700 900124');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom('+447700900124');
  await page.getByRole('button', { name: /^No Linked Ltd/ }).click();
  await expectSignedIn(page, 'nolinked2fa@sandbox.test', 'Business');
});

for (const [name, words] of [
  ['locked2fa', 'Our help team can unlock it'],
  ['disabled2fa', "It can't be set up"],
] as const) {
  test(`${name}: nothing goes on but help`, async ({ page, sandbox }) => {
    const at = await owing(page, sandbox, name);
    await at.expectScreen(...screens.locked);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  });
}

test('legacy2fa: sign-in itself is refused, and done again with the code', async ({ page, sandbox, complaints }) => {
  complaints.expect(/weblogin failed/);
  const at = await owing(page, sandbox, 'legacy2fa');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await at.enterCodeFrom('+447700900110');
  await expectSignedIn(page, 'legacy2fa@sandbox.test');
  expect(await sandbox.requests('authorization/validate2FA')).toEqual([]);
  const posts = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
  expect(posts.map(({ status }) => status)).toEqual([403, 200]);
  expect(posts[1]?.body).toMatchObject({ twoFANumber: '+447700900110', channel: 'sms', rememberBrowser: false });
  expect(posts[1]?.body).not.toHaveProperty('codeChallenge');
});
