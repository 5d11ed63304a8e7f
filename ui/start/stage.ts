import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { routeOf } from '#domain/navigation/routes.ts';
import { entryScreenAt } from '#domain/navigation/entryScreens.ts';
import { carryOutHeld, dropHeld, heldElements } from './heldPresses.ts';
import { takeTyped } from './keptTyped.ts';
import { markReady } from './markReady.ts';
import { isPrinted } from './printStamp.ts';
import { nothingTyped, typedInto, type Typed } from './typed.ts';

/** The place on the page where the app is drawn. */
export type Stage = {
  /** Whether the page still shows just what was printed under this stamp. */
  readonly isPrinted: (stamp: string) => boolean;
  /** Takes the printed page over as it stands. */
  readonly takeOver: (app: ReactNode) => void;
  /** Draws in place of whatever stands there. */
  readonly draw: (view: ReactNode) => void;
  /** A screen stands and listens: lets it hear, once, what was done before. */
  readonly ready: () => void;
};

const screenAt = (path: string): string | null => {
  const named = routeOf(path);
  return named === null ? null : (entryScreenAt(named) ?? named);
};

const laidOver = (kept: Typed, typed: Typed): Typed => ({
  ...typed,
  texts: new Map([...kept.texts, ...typed.texts]),
  ticks: [...kept.ticks, ...typed.ticks],
});

// Because: the script is there, and the page says for itself what it waits for.
const takeLateWordsAway = (): void => document.getElementById('late')?.remove();

/** Opens the stage in an element of the page. */
export const openStage = (element: HTMLElement): Stage => {
  const opened = screenAt(window.location.pathname);
  let root: Root | null = null;
  let typed = takeTyped();
  let settled = false;
  const settle = (): void => {
    if (settled) return;
    settled = true;
    takeLateWordsAway();
    if (screenAt(window.location.pathname) === opened) carryOutHeld(element, typed);
    else dropHeld();
    typed = nothingTyped;
    markReady();
  };
  return {
    isPrinted: (stamp) => root === null && isPrinted(element, stamp),
    takeOver: (app) => {
      root = hydrateRoot(element, app);
    },
    draw: (view) => {
      if (root === null) typed = laidOver(typed, typedInto(element, heldElements()));
      root ??= createRoot(element);
      const drawn = root;
      takeLateWordsAway();
      // Because: what is typed between the reading and the drawing would be lost.
      flushSync(() => drawn.render(view));
      delete document.documentElement.dataset['foreign'];
    },
    // Because: the views around the one that tells this have yet to settle themselves.
    ready: () => queueMicrotask(settle),
  };
};
