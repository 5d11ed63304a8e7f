import { expect, type Locator, type Page } from '@playwright/test';
import { startMarks, type JourneyPage, type Role } from './journeyPage.ts';

/** A page that a person uses through Playwright. */
export const playwrightPage = (page: Page): JourneyPage => {
  const find = (role: Role, name: string): Locator =>
    role === 'field' ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name, exact: true });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    press: (role, name) => find(role, name).click(),
    fill: async (label, text) => {
      await find('field', label).fill('');
      await find('field', label).pressSequentially(text);
    },
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    choose: async (label, option) => void (await find('field', label).selectOption({ label: option })),
    expectShown: (role, name) => expect(find(role, name)).toBeVisible(),
    expectHidden: (role, name) => expect(find(role, name)).toBeHidden(),
    expectFocused: (role, name) => expect(find(role, name)).toBeFocused(),
    expectChecked: (role, name) => expect(find(role, name)).toBeChecked(),
    expectValue: (label, value) => expect(find('field', label)).toHaveValue(value),
    expectText: (text) => expect(page.getByText(text).first()).toBeVisible(),
    expectAddress: (address) => expect(page).toHaveURL(({ origin, pathname }) => origin + pathname === address),
    expectStarted: () => expect.poll(() => page.evaluate(startMarks)).toBe(1),
    expectNotStarted: async () => {
      expect(await page.evaluate(startMarks)).toBe(0);
    },
  };
};
