import { expect, type Locator, type Page } from '@playwright/test';

/** A person at the keyboard alone: what they reach, they reach by Tab. */
export type Keyboard = {
  readonly reach: (control: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
  readonly enter: () => Promise<void>;
};

const furthest = 40;

const isFocused = (wanted: Locator): Promise<boolean> => wanted.evaluate((at) => at === document.activeElement);

/** Moves the focus on with Tab until it is there. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let steps = 0; steps < furthest && !(await isFocused(wanted)); steps += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
};

export const keyboardOf = (page: Page): Keyboard => ({
  reach: (control) => tabTo(page, control),
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    // Because: it arrives in one piece, as what is pasted or filled in by a phone does.
    await page.keyboard.insertText(text);
  },
  press: async (control) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
  enter: () => page.keyboard.press('Enter'),
});
