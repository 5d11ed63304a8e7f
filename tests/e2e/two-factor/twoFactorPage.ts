import { expect, type Locator, type Page } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { arrowTo, pressByKeyboard, typeInto } from '#tests/e2e/fixtures/keyboard.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** The two-factor screens, by keyboard. */
export const twoFactorPage = (page: Page, sandbox: Sandbox) => {
  const code = page.getByLabel('Verification code');
  const typeAndSubmit = async (field: Locator, text: string): Promise<void> => {
    await typeInto(page, field, text);
    await page.keyboard.press('Enter');
  };
  /** Expects that a screen has the focus, at its heading or its code field, and fits the width of the window. */
  const expectScreen = async (name: string): Promise<void> => {
    const heading = page.getByRole('heading', { name, level: 1 });
    await expect(heading).toBeVisible();
    await expect(name === 'Enter your code' ? code : heading).toBeFocused();
    await expect(page).toHaveTitle(`${name} – Xe`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  };
  return {
    code,
    expectScreen,
    press: (name: string) => pressByKeyboard(page, page.getByRole('button', { name, exact: true })),
    choose: (name: string) => arrowTo(page, page.getByRole('radio', { name })),
    enterNumber: (text: string) => typeAndSubmit(page.getByLabel('Phone number'), text),
    enterCode: (text: string) => typeAndSubmit(code, text),
    enterCodeFrom: async (to: string) => typeAndSubmit(code, await newestCode(sandbox, to)),
  };
};

/** Signs in from a relying party as a seed account with two-factor. */
export const signInToTwoFactor = async (page: Page, sandbox: Sandbox, name: string) => {
  await (await openSignInFrom(page, sandbox)).signIn(`${name}@sandbox.test`);
  return twoFactorPage(page, sandbox);
};
