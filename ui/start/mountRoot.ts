import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

declare global {
  /** Of `startPage.js`: leaves every further submit to the app, and returns the form of the first one. The page of the dev server has none. */
  var takeHeldSubmit: (() => EventTarget | null) | undefined;
}

/** What a person has typed and ticked: the text of each field. In memory only, because it can be a password. */
type Entered = ReadonlyMap<string, string>;

const inputsOf = (page: HTMLElement): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

const keyOf = (input: HTMLInputElement): string => (isChoice(input) ? `${input.name}=${input.value}` : input.name);

const isEntered = (input: HTMLInputElement): boolean =>
  isChoice(input) ? input.checked && !input.defaultChecked : input.value !== '';

/** Reads what was typed, and where the focus is, before React has the page. */
const readPage = (page: HTMLElement) => {
  // Because: React did not set it.
  page.querySelector('form [aria-busy]')?.removeAttribute('aria-busy');
  const entered: Entered = new Map(
    inputsOf(page)
      .filter(isEntered)
      .map((input) => [keyOf(input), input.value]),
  );
  return { entered, focused: document.activeElement?.id ?? '' };
};

/** Enters it in fields that nobody has changed, and tells React of every field that has a text or a tick. */
const enterAgain = (page: HTMLElement, entered: Entered): void => {
  // Because: hydration keeps the choice of the prerendered page, also where the session has another default.
  inputsOf(page).forEach((input) => isChoice(input) && (input.checked = input.defaultChecked));
  inputsOf(page).forEach((input) => {
    const text = entered.get(keyOf(input));
    if (isChoice(input)) return text !== undefined && !input.checked && input.click();
    if (text !== undefined && input.value === input.defaultValue) input.value = text;
    return input.value !== '' && input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

const hydrateIn = (element: HTMLElement, app: ReactNode): Root => {
  // Because: a browser that translates a page replaces its texts.
  const isTranslated = element.querySelector('font') !== null;
  return hydrateRoot(element, app, { onRecoverableError: (error) => isTranslated || reportError(error) });
};

/** The element of the page in which the app is rendered. */
export type MountedRoot = {
  /** Whether the element still has what the server sent. */
  readonly isUntouched: () => boolean;
  /** Hydrates the element; React renders it anew where it does not match the view. */
  readonly hydrate: (app: ReactNode) => void;
  /** Renders a view in place of the current content. */
  readonly render: (view: ReactNode) => void;
  /** Call it when a screen is ready. At the first call the screen of the page gets what was typed before, and the submit that was held. */
  readonly onReady: () => void;
};

/** Makes the root of the app in an element of the page. `screen` tells the screen that the address names. */
export const mountRoot = (element: HTMLElement, screen: () => string | null): MountedRoot => {
  const openedScreen = screen();
  let root: Root | null = null;
  // Null once a screen has it.
  let before: ReturnType<typeof readPage> | null = null;
  const readBefore = (): void => void (before = readPage(element));
  const handleReady = (): void => {
    if (before === null) return;
    const { entered, focused } = before;
    before = null;
    const held = globalThis.takeHeldSubmit?.() ?? null;
    document.getElementById('late')?.remove();
    performance.mark('app-ready');
    if (screen() !== openedScreen) return;
    enterAgain(element, entered);
    if (document.activeElement === document.body) document.getElementById(focused)?.focus();
    if (held !== null) element.querySelector('form')?.requestSubmit();
  };
  return {
    isUntouched: () => root === null,
    // Because: between two steps, text could be typed, and the address or the data of the page could change.
    hydrate: (app) => {
      readBefore();
      flushSync(() => (root = hydrateIn(element, app)));
    },
    render: (view) => {
      if (root === null) readBefore();
      const mounted = (root ??= createRoot(element));
      flushSync(() => mounted.render(view));
    },
    // Because: the effects of the views around the caller have not run yet.
    onReady: () => queueMicrotask(handleReady),
  };
};
