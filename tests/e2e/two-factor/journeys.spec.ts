import { expect, type Page } from '@playwright/test';
import { codePage, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { tabTo } from '#tests/e2e/fixtures/keyboard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { codeOf } from '#tests/support/codes.ts';
import { phoneViewport, screens, signInToTwoFactor } from './twoFactorPage.ts';

const sms = '+447700900101';

/** Expects that the widest digits of a code fit the code field in any window and text size, and stand apart. */
const expectRoomForCode = async (page: Page): Promise<void> => {
  const { code } = codePage(page);
  await typeCode(code, codeOf('8'));
  for (const [width, textSize] of [
    [1280, '100%'],
    [320, '200%'],
    [phoneViewport.width, ''],
  ] as const) {
    await page.setViewportSize({ ...phoneViewport, width });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    const [overflow, gap] = await code.evaluate((field) => [
      field.scrollWidth - field.clientWidth,
      Number.parseFloat(getComputedStyle(field).letterSpacing),
    ]);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(gap).toBeGreaterThan(0);
  }
};

test.use({ viewport: phoneViewport });

test('by keyboard a sign-in succeeds after a wrong code and another channel; the remembered browser is not asked again, and the number can be changed', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/validate2FA failed/);
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.choose('Text message');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await expectRoomForCode(page);
  await twoFactor.enterCode(await wrongCode(sandbox, sms));
  await expect(twoFactor.problem).toBeVisible();
  await expect(twoFactor.code).toBeFocused();
  await expect(twoFactor.code).toHaveAccessibleDescription(/That code is not right/);
  await twoFactor.press('Try another way');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await expect.poll(() => sandbox.inbox(sms)).toMatchObject([{ channel: 'call' }, { channel: 'sms' }]);
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember this browser', checked: false }));
  await page.keyboard.press('Space');
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await signInToTwoFactor(page, sandbox, 'sms2fa');
  await expectSignedIn(page, 'sms2fa@sandbox.test');

  await page.goto(`${sandbox.origin('account.xe')}${screens.change[1]}`);
  await twoFactor.enterNumber('07700 900155');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom('+447700900155');
  await expect(page.getByRole('heading', { name: 'Your phone number has been changed', level: 1 })).toBeFocused();
  await expect(page.getByText('+44 •••• ••0155')).toBeVisible();
});
