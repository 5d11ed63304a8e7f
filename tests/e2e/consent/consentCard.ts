import type { Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';

/** The parts of the consent card. */
export const consentCard = (page: Page) => {
  const card = page.getByRole('dialog', { name: 'Cookies' });
  return { card, press: (name: string) => card.getByRole('button', { name, exact: true }).click() };
};

/** The name of a received event: its own, "page: …" for a screen, or its type for an identification. */
export const eventName = ({ type, event, name }: ReceivedEvent): string =>
  type === 'page' ? `page: ${String(name)}` : String(event ?? type);

/** All that the page stores on the device, as text: cookies, local and session storage. */
export const deviceStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]));
