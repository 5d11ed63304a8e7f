import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

declare global {
  /** Of `startPage.js`: leaves every further submit to the app, and returns the form of the first one. The page of the dev server has none. */
  var takeHeldSubmit: (() => EventTarget | null) | undefined;
}

const inputsOf = (page: HTMLElement): ReadonlyArray<HTMLInputElement> => [...page.querySelectorAll('input')];

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

const keyOf = (input: HTMLInputElement): string => (isChoice(input) ? `${input.name}=${input.value}` : input.name);

const isEntered = (input: HTMLInputElement): boolean =>
  isChoice(input) ? input.checked && !input.defaultChecked : input.value !== '';

/** The inputs in which a person has typed or ticked something before React has the page, with their texts. In memory only: one can be a password. */
const readEntered = (page: HTMLElement): ReadonlyMap<string, string> =>
  new Map(
    inputsOf(page)
      .filter(isEntered)
      .map((input) => [keyOf(input), input.value]),
  );

/** Enters it again where it is gone, and tells React of it. */
const enterAgain = (page: HTMLElement, entered: ReadonlyMap<string, string>): void => {
  // Because: hydration keeps the choice of the prerendered page, also where the session has another default.
  inputsOf(page).forEach((input) => isChoice(input) && (input.checked = input.defaultChecked));
  for (const input of inputsOf(page).filter((one) => entered.has(keyOf(one)))) {
    if (isChoice(input) && !input.checked) input.click();
    if (input.value === input.defaultValue) input.value = entered.get(keyOf(input)) ?? '';
    if (!isChoice(input)) input.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
  // Null before the first render, and once a screen has it.
  let before: { readonly entered: ReadonlyMap<string, string>; readonly focused: string } | null = null;
  const mount = (make: () => Root): Root => {
    before = { entered: readEntered(element), focused: document.activeElement?.id ?? '' };
    // Because: the script of the page has set it, and React would leave it.
    element.querySelector('form [aria-busy]')?.removeAttribute('aria-busy');
    document.getElementById('late')?.remove();
    return (root = make());
  };
  const handleReady = (): void => {
    if (before === null) return;
    const { entered, focused } = before;
    before = null;
    const held = globalThis.takeHeldSubmit?.() ?? null;
    performance.mark('app-ready');
    if (screen() !== openedScreen) return;
    enterAgain(element, entered);
    if (document.activeElement === document.body) document.getElementById(focused)?.focus();
    if (held !== null) element.querySelector('form')?.requestSubmit();
  };
  return {
    isUntouched: () => root === null,
    // Because: between two steps, text could be typed, and the address or the data of the page could change.
    hydrate: (app) => flushSync(() => mount(() => hydrateRoot(element, app, { onRecoverableError: ignoreMismatch }))),
    render: (view) => flushSync(() => (root ?? mount(() => createRoot(element))).render(view)),
    // Because: the effects of the views around the caller have not run yet.
    onReady: () => queueMicrotask(handleReady),
  };
};

// Because: a browser that translates the page and an extension change what was sent, and React then renders it anew.
const ignoreMismatch = (): void => undefined;
