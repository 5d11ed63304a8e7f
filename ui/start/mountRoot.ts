import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { markReady, repeatPress, takeEarlyPresses } from './earlyInput.ts';
import { clearSavedFields, type Fields, inputsOf, readFields, readSavedFields, restoreFields } from './fields.ts';

/** The element of the page in which the app is rendered. */
export type MountedRoot = {
  /** Whether the element still has what the server sent. */
  readonly isUntouched: () => boolean;
  /** Hydrates the element. If it does not match the view, React renders it anew, and what was entered is put back. */
  readonly hydrate: (app: ReactNode) => void;
  /** Renders a view in place of the current content, and puts back what was entered. */
  readonly render: (view: ReactNode) => void;
  /** Call it when a screen is ready. The first call restores what was entered, and repeats what was pressed. */
  readonly onReady: () => void;
};

type Input = { readonly fields: Fields; readonly focused: string };

const enterAgain = (element: HTMLElement, { fields, focused }: Input): void => {
  restoreFields(element, fields);
  if (document.activeElement === document.body) document.getElementById(focused)?.focus();
};

const hydrateIn = (element: HTMLElement, app: ReactNode): Root => {
  // Because: a browser that translates a page replaces its texts.
  const isTranslated = element.querySelector('font') !== null;
  return hydrateRoot(element, app, { onRecoverableError: (error) => isTranslated || reportError(error) });
};

/** Makes the root of the app in an element of the page. `screen` tells the screen that the address names. */
export const mountRoot = (element: HTMLElement, screen: () => string | null): MountedRoot => {
  const openedScreen = screen();
  // Null once a screen has it. Because: it can hold a password.
  let entered: Input | null = null;
  let root: Root | null = null;
  const readEntered = (): void => {
    const fields = { ...readSavedFields(), ...readFields(inputsOf(element)) };
    entered = { fields, focused: document.activeElement?.id ?? '' };
  };
  const handleReady = (): void => {
    if (entered === null) return;
    const taken = entered;
    entered = null;
    const presses = takeEarlyPresses();
    if (screen() === openedScreen) {
      enterAgain(element, taken);
      presses.forEach((press) => repeatPress(element, press));
    }
    clearSavedFields();
    markReady();
  };
  return {
    isUntouched: () => root === null,
    // Because: between two steps, text could be typed, and the address or the data of the page could change.
    hydrate: (app) => {
      readEntered();
      flushSync(() => (root = hydrateIn(element, app)));
    },
    render: (view) => {
      if (root === null) readEntered();
      const mounted = (root ??= createRoot(element));
      takeEarlyPresses();
      flushSync(() => mounted.render(view));
    },
    // Because: the effects of the views around the caller have not run yet.
    onReady: () => queueMicrotask(handleReady),
  };
};
