import { expect, type Locator, type Page } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { arrowTo, tabTo, typeInto } from './keyboard.ts';

/** The screens of two-factor, by what a person sees on them. Everything is done from the keyboard. */
export type TwoFactorPage = {
  readonly country: Locator;
  readonly number: Locator;
  readonly problem: Locator;
  readonly code: Locator;
  readonly press: (name: string) => Promise<void>;
  readonly follow: (name: string) => Promise<void>;
  readonly radio: (name: string | RegExp) => Locator;
  readonly choose: (name: string | RegExp) => Promise<void>;
  /** The screen with this heading has come, is at rest, no wider than the window, and keeps to the rules. */
  readonly expectScreen: (heading: string, path: string) => Promise<void>;
  readonly giveNumber: (number: string) => Promise<void>;
  /** Enters the newest code that went to an address or a number. */
  readonly enterCodeFrom: (to: string) => Promise<void>;
  readonly enter: (code: string) => Promise<void>;
};

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

export const twoFactorPage = (page: Page, sandbox: Sandbox): TwoFactorPage => {
  const number = page.getByLabel('Phone number');
  const code = page.getByLabel('Verification code');
  const radio = (name: string | RegExp): Locator => page.getByRole('radio', { name });
  const activate = async (control: Locator): Promise<void> => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const typed = async (field: Locator, text: string): Promise<void> => {
    await typeInto(page, field, text);
    await page.keyboard.press('Enter');
  };
  return {
    country: page.getByRole('combobox', { name: 'Country code' }),
    number,
    code,
    problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
    press: (name) => activate(page.getByRole('button', { name, exact: true })),
    follow: (name) => activate(page.getByRole('link', { name, exact: true })),
    radio,
    choose: (name) => arrowTo(page, radio(name)),
    expectScreen: async (heading, path) => {
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page).toHaveTitle(`${heading} – Xe`);
      expect(await isTooWide(page)).toBe(false);
      await expectAccessible(page);
    },
    giveNumber: (text) => typed(number, text),
    enterCodeFrom: async (to) => typed(code, await newestCode(sandbox, to)),
    enter: (text) => typed(code, text),
  };
};

/** Signs in from a relying party as a seed account that owes a second factor. */
export const owing = async (page: Page, sandbox: Sandbox, name: string): Promise<TwoFactorPage> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(`${name}@sandbox.test`);
  return twoFactorPage(page, sandbox);
};

/** A phone held upright, the narrowest there is to be room for. */
export const phone = { width: 360, height: 740 } as const;

export const screens = {
  add: ['Add your phone number', '/2fa/add-number'],
  change: ['Change your phone number', '/2fa/change-number'],
  review: ['Check your phone number', '/2fa/review-number'],
  choose: ['Choose a phone number', '/2fa/choose-number'],
  channel: ['How should we send your code?', '/2fa/phone-validation'],
  verify: ['Enter your code', '/2fa/verify-number'],
  locked: ['Two-step verification is locked', '/2fa/locked'],
} as const;
