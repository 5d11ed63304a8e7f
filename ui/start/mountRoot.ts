import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { routeOf } from '#domain/navigation/routes.ts';
import { entryScreenAt } from '#domain/navigation/entryScreens.ts';
import { replayEarlyEvents, discardEarlyEvents, earlyEventTargets } from './replayEarlyEvents.ts';
import { clearSavedFormSnapshot, readSavedFormSnapshot } from './savedFormSnapshot.ts';
import { markReady } from './markReady.ts';
import { isPrerendered } from './prerenderKey.ts';
import { emptySnapshot, prepareFormSnapshot, takeFormSnapshot, type FormSnapshot } from './formSnapshot.ts';

/** The element of the page in which the app is rendered. */
export type MountedRoot = {
  /** Whether the page still shows exactly what was prerendered with this key. */
  readonly isPrerendered: (key: string) => boolean;
  /** Hydrates the prerendered page. If it no longer matches, React renders it again, and what was typed is kept. */
  readonly hydrate: (app: ReactNode) => void;
  /** Renders a view in place of the current content. */
  readonly render: (view: ReactNode) => void;
  /** Must be called when a screen is ready: replays the early events, once. */
  readonly onReady: () => void;
};

const shownScreen = (): string | null => {
  const { pathname, search } = window.location;
  const route = routeOf(pathname);
  return route && (entryScreenAt(route, search) ?? route);
};

const mergeSnapshots = (saved: FormSnapshot, snapshot: FormSnapshot): FormSnapshot => ({
  ...snapshot,
  texts: new Map([...saved.texts, ...snapshot.texts]),
  checked: [...saved.checked, ...snapshot.checked],
});

// Because: from now on the app shows its own notices, and handles its own buttons.
const takeOverPage = (): void => {
  document.getElementById('late')?.remove();
  globalThis.earlyEvents?.releaseClicks();
};

const endStart = (): void => {
  takeOverPage();
  clearSavedFormSnapshot();
  markReady();
};

const takeNothing = (): FormSnapshot => emptySnapshot;

// Because: a browser's translation can change the page between two steps of the hydration.
const reportMismatch = (error: unknown): void => {
  if (globalThis.earlyEvents?.pageChanged !== true) reportError(error);
};

/** Makes the root of the app in an element of the page. Reads the snapshot that was saved before a reload, and removes it when a screen is ready. */
export const mountRoot = (element: HTMLElement): MountedRoot => {
  const initialScreen = shownScreen();
  let root: Root | null = null;
  let snapshot = readSavedFormSnapshot();
  let takePrerendered = takeNothing;
  let isReady = false;
  const handleReady = (): void => {
    if (isReady) return;
    isReady = true;
    if (shownScreen() === initialScreen) replayEarlyEvents(element, snapshot);
    else discardEarlyEvents();
    // Because: the snapshot and the prerendered fields can hold a password.
    [snapshot, takePrerendered] = [emptySnapshot, takeNothing];
    endStart();
  };
  return {
    isPrerendered: (key) => root === null && isPrerendered(element, key),
    hydrate: (app) => {
      takePrerendered = prepareFormSnapshot(element, earlyEventTargets());
      root = hydrateRoot(element, app, {
        onRecoverableError: (error) => {
          reportMismatch(error);
          snapshot = mergeSnapshots(snapshot, takePrerendered());
        },
      });
    },
    render: (view) => {
      if (root === null) snapshot = mergeSnapshots(snapshot, takeFormSnapshot(element, earlyEventTargets()));
      const mounted = root ?? createRoot(element);
      root = mounted;
      takeOverPage();
      // Because: text typed between the snapshot and the render would be lost.
      flushSync(() => mounted.render(view));
      delete document.documentElement.dataset['awaitingCobrand'];
    },
    // Because: the effects of the views around the caller have not run yet.
    onReady: () => queueMicrotask(handleReady),
  };
};
