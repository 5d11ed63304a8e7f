import { expect, type Page } from '@playwright/test';
import { keyboardOf } from '#tests/e2e/fixtures/keyboard.ts';

/** The two-factor screens, by keyboard. */
export const twoFactorPage = (page: Page) => {
  const { reach, type, press, enter } = keyboardOf(page);
  const code = page.getByLabel('Verification code');
  return {
    code,
    /** Expects that a screen has the focus, at its heading or its code field, and fits the width of the window. */
    expectScreen: async (name: string): Promise<void> => {
      const heading = page.getByRole('heading', { name, level: 1 });
      await expect(heading).toBeVisible();
      await expect(name === 'Enter your code' ? code : heading).toBeFocused();
      await expect(page).toHaveTitle(`${name} – Xe`);
      const overflow = page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow).toBeLessThanOrEqual(0);
    },
    press: (name: string) => press(page.getByRole('button', { name, exact: true })),
    /** Selects one of a group of radio buttons, of which one is selected, with the arrow keys. */
    choose: async (name: string): Promise<void> => {
      const choice = page.getByRole('radio', { name });
      await reach(page.getByRole('radio').and(page.locator(':checked')));
      for (let steps = 0; steps < 4 && !(await choice.isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
      await expect(choice).toBeChecked();
    },
    tick: async (name: string): Promise<void> => {
      await reach(page.getByRole('checkbox', { name, checked: false }));
      await page.keyboard.press('Space');
    },
    enterCode: async (text: string): Promise<void> => {
      await type(code, text);
      await enter();
    },
  };
};
