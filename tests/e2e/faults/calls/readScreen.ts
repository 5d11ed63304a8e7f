import type { Page } from '@playwright/test';

declare global {
  // Because: the script in the page sets this global.
  var changedMessages: WeakSet<Element> | undefined;
}

/** What a page shows. */
export type Screen = {
  readonly host: string;
  readonly path: string;
  readonly heading: string;
  readonly isBusy: boolean;
  /** The texts of alerts and notices that appeared or changed since `watchMessages`; all of them in a document that was loaded since. */
  readonly messages: ReadonlyArray<string>;
};

const none: Screen = { host: '', path: '', heading: '', isBusy: true, messages: [] };

/** Takes note of every alert and notice of the page that appears or changes from now on. */
export const watchMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const roles = '[role="alert"], [role="status"]';
    const changed = new WeakSet<Element>();
    globalThis.changedMessages = changed;
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const message = (target instanceof Element ? target : target.parentElement)?.closest(roles);
        if (message) changed.add(message);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          if (added.matches(roles)) changed.add(added);
          added.querySelectorAll(roles).forEach((element) => changed.add(element));
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Reads what is on a page; a page that is being replaced is busy. */
export const readScreen = (page: Page): Promise<Screen> =>
  page
    .evaluate(() => {
      const changed = globalThis.changedMessages;
      const messages = [...document.querySelectorAll('[role="alert"], [role="status"]')];
      // Because: a page that only waits for an answer says so in words.
      const waits = messages.some(({ textContent }) => textContent?.endsWith('…'));
      return {
        host: location.hostname,
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? '',
        isBusy: waits || document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
        messages: messages
          .filter((message) => changed === undefined || changed.has(message))
          .flatMap(({ textContent }) => textContent || []),
      };
    })
    .catch(() => none);

/** Whether a page belongs to the app. */
export const isInside = ({ host }: Screen): boolean => host.startsWith('account.');

// Because: this notice follows the typing, and not the call.
const isCountOfRules = (notice: string): boolean => /^\d+ of \d+ /.test(notice);

/** Whether a page shows a message that it did not show before. */
export const saysSomething = ({ messages }: Screen): boolean => messages.some((text) => !isCountOfRules(text));

/** Whether a page is another screen than before. */
export const hasMoved = (now: Screen, before: Screen): boolean =>
  now.host !== before.host || now.path !== before.path || now.heading !== before.heading;
