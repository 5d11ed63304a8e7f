import { expect, type Locator, type Page } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { arrowTo, pressByKeyboard, typeInto } from '#tests/e2e/fixtures/keyboard.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** The visible parts of the two-factor screens. All actions use the keyboard. */
export type TwoFactorPage = {
  readonly country: Locator;
  readonly number: Locator;
  readonly problem: Locator;
  readonly code: Locator;
  readonly press: (name: string) => Promise<void>;
  readonly follow: (name: string) => Promise<void>;
  readonly radio: (name: string | RegExp) => Locator;
  readonly choose: (name: string | RegExp) => Promise<void>;
  /** Expects the screen with this heading and path: its heading, or the code field, has the focus, and it fits the window's width. */
  readonly expectScreen: (heading: string, path: string) => Promise<void>;
  /** Types a number and submits it. */
  readonly enterNumber: (number: string) => Promise<void>;
  /** Types the newest code sent to an address or a number, and submits it. */
  readonly enterCodeFrom: (to: string) => Promise<void>;
  readonly enterCode: (code: string) => Promise<void>;
};

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Finds the parts of the two-factor screens. */
export const twoFactorPage = (page: Page, sandbox: Sandbox): TwoFactorPage => {
  const number = page.getByLabel('Phone number');
  const code = page.getByLabel('Verification code');
  const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name });
  const expectScreen = async (heading: string, path: string): Promise<void> => {
    const title = page.getByRole('heading', { name: heading, level: 1 });
    await expect(title).toBeVisible();
    await expect(title.or(code).and(page.locator(':focus'))).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page).toHaveTitle(`${heading} – Xe`);
    expect(await isTooWide(page)).toBe(false);
  };
  const typeAndSubmit = async (field: Locator, text: string): Promise<void> => {
    await typeInto(page, field, text);
    await page.keyboard.press('Enter');
  };
  return {
    country: page.getByRole('combobox', { name: 'Country code' }),
    number,
    code,
    problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
    press: (name) => pressByKeyboard(page, page.getByRole('button', { name, exact: true })),
    follow: (name) => pressByKeyboard(page, page.getByRole('link', { name, exact: true })),
    radio,
    choose: (name) => arrowTo(page, radio(name)),
    expectScreen,
    enterNumber: (text) => typeAndSubmit(number, text),
    enterCodeFrom: async (to) => typeAndSubmit(code, await newestCode(sandbox, to)),
    enterCode: (text) => typeAndSubmit(code, text),
  };
};

/** Signs in from a relying party as a seed account with two-factor. */
export const signInToTwoFactor = async (page: Page, sandbox: Sandbox, name: string): Promise<TwoFactorPage> => {
  const form = await openSignInFrom(page, sandbox);
  await form.signIn(`${name}@sandbox.test`);
  return twoFactorPage(page, sandbox);
};

/** A phone in portrait, in CSS pixels. */
export const phoneViewport = { width: 360, height: 740 } as const;

/** The heading and the path of two-factor screens. */
export const screens = {
  add: ['Add your phone number', '/2fa/add-number'],
  change: ['Change your phone number', '/2fa/change-number'],
  channel: ['How should we send your code?', '/2fa/phone-validation'],
  verify: ['Enter your code', '/2fa/verify-number'],
} as const;
