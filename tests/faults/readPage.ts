declare global {
  // Because: the script in the page sets these globals.
  var changedMessages: WeakSet<Element> | undefined;
  var messageObserver: MutationObserver | undefined;
}

/** What the document of a page shows. */
type PageContent = {
  readonly heading: string;
  readonly isBusy: boolean;
  /** Whether a button or a link can be pressed. */
  readonly offersWay: boolean;
  /** The texts of alerts and notices that appeared or changed since `watchMessages`; all of them in a document that was loaded since. */
  readonly messages: ReadonlyArray<string>;
};

/** What a tab shows, and where it is. */
export type Screen = PageContent & { readonly host: string; readonly path: string };

/** A page that is being replaced. */
export const noScreen: Screen = { host: '', path: '', heading: '', isBusy: true, offersWay: false, messages: [] };

/** Takes note of every alert and notice of this document that appears or changes from now on. Needs nothing but the document. */
export const watchMessages = (): void => {
  const roles = '[role="alert"], [role="status"]';
  const changed = new WeakSet<Element>();
  globalThis.changedMessages = changed;
  globalThis.messageObserver?.disconnect();
  globalThis.messageObserver = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const message = (target instanceof Element ? target : target.parentElement)?.closest(roles);
      if (message) changed.add(message);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (added.matches(roles)) changed.add(added);
        added.querySelectorAll(roles).forEach((element) => changed.add(element));
      }
    }
  });
  globalThis.messageObserver.observe(document, { subtree: true, childList: true, characterData: true });
};

/** Reads what this document shows. Needs nothing but the document. */
export const readContent = (): PageContent => {
  const changed = globalThis.changedMessages;
  const messages = [...document.querySelectorAll('[role="alert"], [role="status"]')];
  // Because: a page that only waits for an answer says so in words.
  const waits = messages.some(({ textContent }) => textContent?.endsWith('…'));
  return {
    heading: document.querySelector('h1')?.textContent ?? '',
    isBusy: waits || document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
    offersWay: document.querySelector('main button:not(:disabled), main a[href]') !== null,
    messages: messages
      .filter((message) => changed === undefined || changed.has(message))
      .flatMap(({ textContent }) => textContent || []),
  };
};

/** Whether a page belongs to the app. */
export const isInside = ({ host }: Screen): boolean => host.startsWith('account.');

// Because: this notice follows the typing, and not the call.
const isCountOfRules = (notice: string): boolean => /^\d+ of \d+ /.test(notice);

/** Whether a page shows a message that it did not show before. */
export const saysSomething = ({ messages }: Screen): boolean => messages.some((text) => !isCountOfRules(text));

/** Whether a page is another screen than before. */
export const hasMoved = (now: Screen, before: Screen): boolean =>
  now.host !== before.host || now.path !== before.path || now.heading !== before.heading;
