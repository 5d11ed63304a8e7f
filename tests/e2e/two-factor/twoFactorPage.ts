import { expect, type Locator, type Page } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** The screens of two-factor, by what a person sees on them. */
export type TwoFactorPage = {
  readonly country: Locator;
  readonly number: Locator;
  readonly problem: Locator;
  readonly code: Locator;
  readonly press: (name: string) => Promise<void>;
  readonly radio: (name: string | RegExp) => Locator;
  /** The screen with this heading has come, is at rest and keeps to the rules. */
  readonly expectScreen: (heading: string, path: string) => Promise<void>;
  readonly giveNumber: (number: string) => Promise<void>;
  /** Enters the newest code that went to an address or a number. */
  readonly enterCodeFrom: (to: string) => Promise<void>;
};

export const twoFactorPage = (page: Page, sandbox: Sandbox): TwoFactorPage => {
  const number = page.getByLabel('Phone number');
  const code = page.getByLabel('Verification code');
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  return {
    country: page.getByRole('combobox', { name: 'Country code' }),
    number,
    code,
    problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
    press,
    radio: (name) => page.getByRole('radio', { name }),
    expectScreen: async (heading, path) => {
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page).toHaveTitle(`${heading} – Xe`);
      await expectAccessible(page);
    },
    giveNumber: async (typed) => {
      await number.fill(typed);
      await press('Continue');
    },
    enterCodeFrom: async (to) => {
      await code.fill(await newestCode(sandbox, to));
      await press('Confirm');
    },
  };
};

/** Signs in from a relying party as a seed account that owes a second factor. */
export const owing = async (page: Page, sandbox: Sandbox, name: string): Promise<TwoFactorPage> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(`${name}@sandbox.test`);
  return twoFactorPage(page, sandbox);
};

export const screens = {
  add: ['Add your phone number', '/2fa/add-number'],
  change: ['Change your phone number', '/2fa/change-number'],
  review: ['Check your phone number', '/2fa/review-number'],
  choose: ['Choose a phone number', '/2fa/choose-number'],
  channel: ['How should we send your code?', '/2fa/phone-validation'],
  verify: ['Enter your code', '/2fa/verify-number'],
  locked: ['Two-step verification is locked', '/2fa/locked'],
} as const;
