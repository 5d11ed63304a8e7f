import { expect, type Page } from '@playwright/test';
import { typeCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

const sms = '+447700900101';
const changeLink = (page: Page) => page.getByRole('link', { name: 'Change phone number' });
const helpLink = (page: Page) => page.getByRole('link', { name: "I can't use this number" });

test.use({ viewport: phoneViewport });

test('sms2fa: help is offered instead of another number while the factor is owed, and the number can be changed afterwards', async ({
  page,
  sandbox,
}) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByText('+44 •••• ••0101')).toBeVisible();
  await expect(page.getByText('ending in 0101')).toBeAttached();
  await expect(twoFactor.radio('Text message')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
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
  await expect(page.getByRole('heading', { name: 'Your phone number has been changed', level: 1 })).toBeFocused();
  await expect(page.getByText('+44 •••• ••0155')).toBeVisible();
  await expectAccessible(page);
});

test('setup2fa: a first number is asked for again after a reload, and can be changed until its code is verified', async ({
  page,
  sandbox,
}) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'setup2fa');
  await twoFactor.expectAccessibleScreen(...screens.add);
  await expect(twoFactor.country).toHaveValue('+44 - United Kingdom');
  await twoFactor.enterNumber('07700 900123');
  await twoFactor.expectAccessibleScreen(...screens.channel);
  await expect(page.getByText('+44 7700 900123')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: screens.add[0], level: 1 })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === screens.add[1]);
  await twoFactor.enterNumber('07700 900153');
  await twoFactor.expectScreen(...screens.channel);
  await expect(helpLink(page)).toHaveCount(0);
  await twoFactor.follow('Change phone number');
  await twoFactor.expectAccessibleScreen(...screens.change);
  await twoFactor.enterNumber('07700 900154');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectAccessibleScreen(...screens.verify);
  await expect(helpLink(page)).toHaveCount(0);
  await twoFactor.follow('Change phone number');
  await twoFactor.expectScreen(...screens.change);
  await twoFactor.enterNumber('07700 900155');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900155');
  await expectSignedIn(page, 'setup2fa@sandbox.test');
});
