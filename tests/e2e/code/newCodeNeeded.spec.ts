import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { screens, signInToTwoFactor } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { codePage, typeCode } from './codePage.ts';

/** The names of the form's buttons, in the order of the keyboard. */
const buttonsOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').locator('form').getByRole('button').allInnerTexts();

const verifyCall = 'authorization/validate2FA';

test('six digits fit the code field, and after an expired code the button that leads on is primary', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed/);
  await page.clock.install();
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  const { code, problem, sendNewButton } = codePage(page);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const otherWay = page.getByRole('button', { name: 'Try another way' });
  const primary = await confirm.evaluate((button) => getComputedStyle(button).backgroundColor);

  await typeCode(code, '888888');
  for (const [width, textSize] of [
    [1280, '100%'],
    [360, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    const { height, overflow } = await code.evaluate((field) => ({
      height: field.getBoundingClientRect().height,
      overflow: field.scrollWidth - field.clientWidth,
    }));
    expect(height).toBeGreaterThanOrEqual(64);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));

  const expired = { code: 'ExpiredCodeException', message: 'x' };
  await sandbox.fail({ path: verifyCall, times: 1, status: 400, body: expired });
  await twoFactor.press('Confirm');
  await expect(problem).toBeFocused();
  await expect(otherWay).toHaveCSS('background-color', primary);
  await expect(confirm).not.toHaveCSS('background-color', primary);
  expect(await buttonsOf(page)).toEqual(['Try another way', 'Send a new code', 'Confirm']);
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await expect(sendNewButton).toHaveCSS('background-color', primary);
  await expect(otherWay).not.toHaveCSS('background-color', primary);
  expect(await buttonsOf(page)).toEqual(['Send a new code', 'Try another way', 'Confirm']);
  await expectAccessible(page);

  await twoFactor.press('Send a new code');
  await expect(sendNewButton).toBeFocused();
  await expect(page.getByText('A new code is on its way. Use the newest one.')).toBeVisible();
  await expect(confirm).toHaveCSS('background-color', primary);
  expect(await buttonsOf(page)).toEqual(['Confirm', 'Try another way', 'Send a new code']);
});
