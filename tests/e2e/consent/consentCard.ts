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
