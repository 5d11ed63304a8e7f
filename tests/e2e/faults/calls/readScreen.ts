import type { Page } from '@playwright/test';

/** What a person finds on a page. */
export type Screen = {
  readonly host: string;
  readonly path: string;
  readonly heading: string;
  readonly isBusy: boolean;
  /** The texts of alerts and of notices. */
  readonly alerts: ReadonlyArray<string>;
  readonly notices: ReadonlyArray<string>;
};

const none: Screen = { host: '', path: '', heading: '', isBusy: true, alerts: [], notices: [] };

/** Reads what is on a page; a page that is being replaced is busy. */
export const readScreen = (page: Page): Promise<Screen> =>
  page
    .evaluate(() => {
      const textsOf = (role: string): ReadonlyArray<string> =>
        [...document.querySelectorAll(`[role="${role}"]`)].flatMap(({ textContent }) => textContent || []);
      return {
        host: location.hostname,
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? '',
        isBusy: document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
        alerts: textsOf('alert'),
        notices: textsOf('status'),
      };
    })
    .catch(() => none);

/** Whether a page belongs to the app. */
export const isInside = ({ host }: Screen): boolean => host.startsWith('account.');

// Because: this notice follows the typing, and not the call.
const isCountOfRules = (notice: string): boolean => /^\d+ of \d+ /.test(notice);

/** Whether a page shows an error, or a notice that it did not show before: a form removes its errors when it is sent. */
export const saysSomething = (now: Screen, before: Screen): boolean =>
  now.alerts.length > 0 || now.notices.some((text) => !isCountOfRules(text) && !before.notices.includes(text));

/** Whether a page is another screen than before. */
export const hasMoved = (now: Screen, before: Screen): boolean =>
  now.host !== before.host || now.path !== before.path || now.heading !== before.heading;
