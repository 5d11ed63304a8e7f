import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { markReady, repeatEvent, takeEarlyEvents } from './earlyInput.ts';
import { clearSavedFields, inputsOf, readFields, readSavedFields, restoreFields, type Fields } from './fields.ts';

/** The element of the page in which the app is rendered. */
export type MountedRoot = {
  /** Whether the element still has what the server sent. */
  readonly isUntouched: () => boolean;
  /** Hydrates the element. If it does not match the view, React renders it anew, and what was entered is put back. */
  readonly hydrate: (app: ReactNode) => void;
  /** Renders a view in place of the current content, and puts back what was entered. */
  readonly render: (view: ReactNode) => void;
  /** Must be called when a screen is ready. The first call restores what was entered, and repeats what was pressed. */
  readonly onReady: () => void;
};

type Input = { readonly fields: Fields; readonly focused: string };

/** What was entered on the page before the app, until a screen gets it. */
type Entered = {
  /** Reads the fields of the page, and where the focus is. */
  readonly read: () => void;
  /** Returns what was read, once. Because: it can hold a password. */
  readonly take: () => Input | null;
};

const readEntered = (element: HTMLElement): Entered => {
  let entered: Input | null = { fields: readSavedFields(), focused: '' };
  return {
    read: () => {
      const fields = { ...entered?.fields, ...readFields(inputsOf(element)) };
      entered = { fields, focused: document.activeElement?.id ?? '' };
    },
    take: () => {
      const taken = entered;
      entered = null;
      return taken;
    },
  };
};

const enterAgain = (element: HTMLElement, { fields, focused }: Input): void => {
  restoreFields(element, fields);
  if (document.activeElement === document.body) document.getElementById(focused)?.focus();
};

/** Makes the root of the app in an element of the page. `screen` tells the screen that the address names. */
export const mountRoot = (element: HTMLElement, screen: () => string | null): MountedRoot => {
  const openedScreen = screen();
  const entered = readEntered(element);
  let root: Root | null = null;
  const handleReady = (): void => {
    const taken = entered.take();
    if (taken === null) return;
    const events = takeEarlyEvents();
    if (screen() === openedScreen) {
      enterAgain(element, taken);
      events.forEach(repeatEvent(element));
    }
    clearSavedFields();
    markReady();
  };
  return {
    isUntouched: () => root === null,
    // Because: between two steps, text could be typed, and the address or the data of the page could change.
    hydrate: (app) => {
      entered.read();
      // Because: a browser that translates a page replaces its texts.
      const isTranslated = element.querySelector('font') !== null;
      const onRecoverableError = (error: unknown) => isTranslated || reportError(error);
      flushSync(() => (root = hydrateRoot(element, app, { onRecoverableError })));
    },
    render: (view) => {
      if (root === null) entered.read();
      const mounted = (root ??= createRoot(element));
      takeEarlyEvents();
      flushSync(() => mounted.render(view));
      delete document.documentElement.dataset['awaitingCobrand'];
    },
    // Because: the effects of the views around the caller have not run yet.
    onReady: () => queueMicrotask(handleReady),
  };
};
