import { expect, type Page } from '@playwright/test';
import { typeCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

const sms = '+447700900101';
const changeLink = (page: Page) => page.getByRole('link', { name: 'Change phone number' });
const helpLink = (page: Page) => page.getByRole('link', { name: "I can't use this number" });

test('sms2fa: a text message is sent to the known number, and a person who has completed the factor changes it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(phoneViewport);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByText('+44 •••• ••0101')).toBeVisible();
  await expect(page.getByText('ending in 0101')).toBeAttached();
  await expect(twoFactor.radio('Text message')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect.poll(() => sandbox.inbox(sms)).toMatchObject([{ channel: 'sms', purpose: 'two-factor' }]);
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  await page.goto(`${sandbox.origin('account.xe')}/2fa/change-number`);
  await expect(page.getByRole('heading', { name: 'Change your phone number', level: 1 })).toBeVisible();
  await expect(twoFactor.number).toHaveValue('');
  await twoFactor.enterNumber('07700 900155');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(changeLink(page)).toBeVisible();
  await expect(helpLink(page)).toHaveCount(0);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(changeLink(page)).toBeVisible();
  await expect.poll(() => sandbox.inbox(sms)).toHaveLength(1);
  await twoFactor.enterCodeFrom('+447700900155');
  await expect(page.getByRole('heading', { name: 'Your phone number has changed', level: 1 })).toBeFocused();
  await expect(page.getByText('+44 •••• ••0155')).toBeVisible();
  await expectAccessible(page);
});

for (const name of ['sms2fa', 'legacy2fa']) {
  test(`${name}: while the factor is owed, help is offered instead of another number`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(/weblogin/);
    const twoFactor = await signInToTwoFactor(page, sandbox, name);
    await twoFactor.expectAccessibleScreen(...screens.channel);
    await expect(changeLink(page)).toHaveCount(0);
    await expect(helpLink(page)).toHaveAttribute('href', `${sandbox.origin('transfer.xe')}/help`);
    await twoFactor.press('Send code');
    await twoFactor.expectAccessibleScreen(...screens.verify);
    await expect(changeLink(page)).toHaveCount(0);
    await typeCode(twoFactor.code, '123');
    const opened = page.waitForEvent('popup');
    await twoFactor.follow("I can't use this number");
    const help = await opened;
    await expect(help.getByRole('heading', { name: 'Help' })).toBeVisible();
    await help.close();
    await expect(page.getByRole('dialog', { name: 'Leave two-step verification?' })).toHaveCount(0);
    await expect(twoFactor.code).toHaveValue('123');
    await page.goto(`${sandbox.origin('account.xe')}/2fa/change-number`);
    await expect(page).toHaveURL((url) => url.pathname === screens.channel[1]);
    await expect(page.getByRole('heading', { name: screens.channel[0], level: 1 })).toBeVisible();
  });
}

test('during setup, the number can be changed before and after a code was sent', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.enterNumber('07700 900153');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(helpLink(page)).toHaveCount(0);
  await twoFactor.follow('Change phone number');
  await twoFactor.expectAccessibleScreen(...screens.change);
  await twoFactor.enterNumber('07700 900154');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(helpLink(page)).toHaveCount(0);
  await twoFactor.follow('Change phone number');
  await twoFactor.expectAccessibleScreen(...screens.change);
});

test('a number whose lookup fails can be tried again while the factor is owed, but not replaced', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/lookupPhoneNumber/);
  await sandbox.fail({ path: 'twofactorauth/lookupPhoneNumber', times: 1, status: 422, body: {} });
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectAccessibleScreen(...screens.review);
  await expect(twoFactor.number).toHaveValue('07700 900101');
  await expect(helpLink(page)).toBeVisible();
  await twoFactor.enterNumber('07700 900155');
  await expect(twoFactor.problem).toContainText('Enter the phone number of your account.');
  await expectAccessible(page);
  await twoFactor.enterNumber('07700 900101');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
