import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Goes on by Tab until a control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let stops = 0; stops < 25 && !(await isFocused(control)); stops += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
};

/** Comes to a group of radio buttons by Tab, and to one of them by the arrows. */
export const arrowTo = async (page: Page, choice: Locator): Promise<void> => {
  const choices = page.getByRole('radio');
  const entry = (await choices.and(page.locator(':checked')).count()) > 0 ? page.locator(':checked') : choices;
  await tabTo(page, choices.and(entry).first());
  await page.keyboard.press('Space');
  for (let steps = await choices.count(); steps > 0 && !(await choice.isChecked()); steps -= 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(choice).toBeChecked();
};

/** Comes to a field by Tab, and puts a text in the place of what stands there. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};
