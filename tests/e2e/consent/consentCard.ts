import type { Locator, Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';

/** The visible parts of the consent card. */
export type ConsentCard = {
  readonly card: Locator;
  readonly press: (button: string) => Promise<void>;
  readonly toggle: (name: string) => Locator;
};

/** Finds the parts of the consent card. */
export const consentCard = (page: Page): ConsentCard => {
  const card = page.getByRole('dialog', { name: 'Cookies' });
  return {
    card,
    press: (name) => card.getByRole('button', { name, exact: true }).click(),
    toggle: (name) => card.getByRole('switch', { name }),
  };
};

/** Returns the name of a received event: its own, "page: …" for a screen, or its type for an identification. */
export const eventName = ({ type, event, name }: ReceivedEvent): string =>
  type === 'page' ? `page: ${String(name)}` : String(event ?? type);

/** Returns all that the page stores on the device, as text: cookies, local and session storage. */
export const deviceStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]));
