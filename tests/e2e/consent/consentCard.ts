import type { Locator, Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';

/** The card on which cookies are chosen, by what a person sees on it. */
export type ConsentCard = {
  readonly card: Locator;
  readonly press: (button: string) => Promise<void>;
  readonly toggle: (name: string) => Locator;
};

export const consentCard = (page: Page): ConsentCard => {
  const card = page.getByRole('dialog', { name: 'Cookies' });
  return {
    card,
    press: (name) => card.getByRole('button', { name, exact: true }).click(),
    toggle: (name) => card.getByRole('switch', { name }),
  };
};

/** What a received event is called: an event by its name, a screen by "page: …", an identification by its type. */
export const nameOf = ({ type, event, name }: ReceivedEvent): string =>
  type === 'page' ? `page: ${String(name)}` : String(event ?? type);

/** Everything the page keeps on the device. */
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Walks the whole page by keyboard; answers whatever had the focus while something else lay over it. */
export const coveredOnTheWay = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<ReadonlyArray<string>> => {
  let covered: ReadonlyArray<string> = [];
  for (let presses = 0; presses < 22; presses += 1) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box || focused === document.body) return null;
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return focused === met || focused.contains(met) || met?.contains(focused) === true ? null : focused.outerHTML;
    });
    if (hidden !== null) covered = [...covered, hidden];
  }
  return covered;
};
