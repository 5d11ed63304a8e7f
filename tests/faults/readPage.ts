/** What a person looks for on a page. */
export type Sight =
  | { readonly role: 'heading' | 'button'; readonly name: string }
  | { readonly label: string }
  | { readonly text: string };

/** What a tab shows. */
export type Screen = {
  /** A path of the app, or the address of another site. */
  readonly at: string;
  readonly heading: string;
  readonly isBusy: boolean;
  /** Whether a button or a link can be pressed. */
  readonly offersWay: boolean;
  /** The texts of alerts and notices that are new since `watchMessages`, or since the page was loaded. */
  readonly messages: ReadonlyArray<string>;
};

const roles = { heading: 'h1', button: 'button' } as const;

/** The element of a role with a name. */
export const named = (role: keyof typeof roles, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(roles[role])].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim() === name &&
      element.closest('[hidden], [aria-hidden="true"], [inert]') === null,
  );

/** The first field whose label fits. */
export const labelled = (fits: (label: string) => boolean): HTMLInputElement | undefined =>
  [...document.querySelectorAll('label')].flatMap((label) => {
    const field = document.getElementById(label.htmlFor);
    return fits(label.textContent.trim()) && field instanceof HTMLInputElement ? [field] : [];
  })[0];

/** Whether the page shows something. */
export const isShown = (sight: Sight): boolean => {
  if ('text' in sight) return document.body.textContent.includes(sight.text);
  return ('label' in sight ? labelled((label) => label === sight.label) : named(sight.role, sight.name)) !== undefined;
};

const messageElements = (): ReadonlyArray<Element> => [...document.querySelectorAll('[role="alert"], [role="status"]')];

let observer: MutationObserver | null = null;
let changed: WeakSet<Element> | null = null;

/** Takes note of every alert and notice that appears or changes from now on. */
export const watchMessages = (): void => {
  const noted = new WeakSet<Element>();
  changed = noted;
  observer?.disconnect();
  observer = new MutationObserver((records) => {
    const isChanged = (message: Element): boolean =>
      records.some(
        ({ target, addedNodes }) => message.contains(target) || [...addedNodes].some((node) => node.contains(message)),
      );
    messageElements()
      .filter(isChanged)
      .forEach((message) => noted.add(message));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
};

/** Begins another page, each of whose messages is new. */
export const forgetMessages = (): void => void (changed = null);

/** Reads the page. */
export const readContent = (): Omit<Screen, 'at'> => {
  const messages = messageElements();
  // Because: a page that only waits for an answer says so in words.
  const waits = messages.some(({ textContent }) => textContent?.endsWith('…'));
  return {
    heading: document.querySelector('h1')?.textContent ?? '',
    isBusy: waits || document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
    offersWay: document.querySelector('main button:not(:disabled), main a[href]') !== null,
    messages: messages.filter((one) => changed?.has(one) ?? true).flatMap(({ textContent }) => textContent || []),
  };
};

/** Whether a page belongs to the app. */
export const isInside = ({ at }: Screen): boolean => at.startsWith('/');

// Because: this notice follows the typing, and not the call.
const isCountOfRules = (notice: string): boolean => /^\d+ of \d+ /.test(notice);

/** Whether a page shows a message that it did not show before. */
export const saysSomething = ({ messages }: Screen): boolean => messages.some((text) => !isCountOfRules(text));

/** Whether a page is another screen than before. */
export const hasMoved = (now: Screen, before: Screen): boolean =>
  now.at !== before.at || now.heading !== before.heading;
