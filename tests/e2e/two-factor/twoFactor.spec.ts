import { expect, type Locator, type Page } from '@playwright/test';
import { codePage, newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { codeOf } from '#tests/support/codes.ts';
import { twoFactorPage } from './twoFactorPage.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** Expects that the widest digits of a code fit the code field in any window and text size, and stand apart. */
const expectRoomForCode = async (page: Page): Promise<void> => {
  const { code } = codePage(page);
  await typeCode(code, codeOf('8'));
  for (const [width, textSize] of [
    [1280, '100%'],
    [320, '200%'],
    [phone.width, ''],
  ] as const) {
    await page.setViewportSize({ ...phone, width });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    const [overflow, gap] = await code.evaluate((field) => [
      field.scrollWidth - field.clientWidth,
      Number.parseFloat(getComputedStyle(field).letterSpacing),
    ]);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(gap).toBeGreaterThan(0);
  }
};

test('by keyboard a sign-in succeeds after a wrong code and another channel, and the browser is remembered for 30 days', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/validate2FA failed/);
  const sms = '+447700900101';
  const twoFactor = twoFactorPage(page);
  await (await openSignInFrom(page, sandbox)).signIn('sms2fa@sandbox.test');
  await twoFactor.expectScreen('How should we send your code?');
  await twoFactor.choose('Text message');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen('Enter your code');
  await expectRoomForCode(page);
  await twoFactor.enterCode(await wrongCode(sandbox, sms));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(twoFactor.code).toBeFocused();
  await twoFactor.press('Try another way');
  await twoFactor.expectScreen('How should we send your code?');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen('Enter your code');
  await expect.poll(() => sandbox.inbox(sms)).toMatchObject([{ channel: 'call' }, { channel: 'sms' }]);
  await twoFactor.tick('Remember this browser');
  await twoFactor.enterCode(await newestCode(sandbox, sms));
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  const kept = (await context.cookies()).find(({ name }) => name === '__Host-xe_session_device');
  expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(30);
});

const placeOf = async (control: Locator) => {
  const { x, y, width } = (await control.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
  return { left: Math.round(x), top: Math.round(y), right: Math.round(x + width), width: Math.round(width) };
};

test('the country is beside the number with its calling code, and above it with its name where it is narrow, and is chosen by typing its name', async ({
  page,
  sandbox,
}) => {
  await (await openSignInFrom(page, sandbox)).signIn('setup2fa@sandbox.test');
  await twoFactorPage(page).expectScreen('Add your phone number');
  const country = page.getByRole('combobox', { name: 'Country code' });
  const placesAt = async (width: number) => {
    await page.setViewportSize({ ...phone, width });
    const submit = page.getByRole('button', { name: 'Continue' });
    return Promise.all([country, page.getByLabel('Phone number'), submit].map(placeOf));
  };
  const short = page.getByText('GB +44', { exact: true });
  for (const width of [320, phone.width]) {
    const [above, below] = await placesAt(width);
    expect(below?.top).toBeGreaterThan(above?.top ?? NaN);
    expect([above?.left, above?.right]).toEqual([below?.left, below?.right]);
    await expect(short).toBeHidden();
  }
  for (const width of [430, 1280]) {
    const [left, right, submit] = await placesAt(width);
    expect([left?.top, left?.width]).toEqual([right?.top, 9 * 16]);
    expect([left?.left, right?.right]).toEqual([submit?.left, submit?.right]);
    await expect(short).toBeVisible();
  }
  await country.focus();
  await page.keyboard.type('Norw');
  await expect(country.locator('option:checked')).toHaveText('Norway (+47)');
});
