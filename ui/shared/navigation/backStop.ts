import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { abandonsFlow } from '#domain/navigation/abandonsFlow.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { formState } from '#ui/shared/form/formValues.ts';

/*
 * The browser asks nobody when Back leaves the document. So a flow that has begun adds a copy of the first history entry of the app, the
 * back stop: Back first leads to the original, where the app can ask. The router never learns of the copy.
 */

/** Whether the page is on a back stop. The router keeps the state of an entry that it does not know. */
export const isAtBackStop = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isBackStop' in state;
};

let hasEarlierPage = false;
let wasAtStop = false;
let removal: Promise<void> | null = null;
let onRemoved = (): void => undefined;
let onCrossed: (() => boolean) | null = null;

const handlePop = (event: PopStateEvent): void => {
  const hasCrossed = wasAtStop !== isAtBackStop();
  wasAtStop = isAtBackStop();
  onRemoved();
  if (removal !== null || (hasCrossed && onCrossed?.() === true)) event.stopImmediatePropagation();
};

/** Watches the moves of the browser. Call it before the router's history exists: the router must not hear of a move between the two entries. */
export const watchBackStop = (): void => {
  // Because: in a new tab there is no earlier page that Back could lead to, and each screen of the app lengthens the history.
  hasEarlierPage = window.history.length > 1;
  wasAtStop = isAtBackStop();
  window.addEventListener('popstate', handlePop);
};

/** Leaves the back stop if the page is on it, once for two navigations at once, so that a navigation of the app starts from the original. */
export const removeBackStop = async (): Promise<void> => {
  if (!isAtBackStop()) return;
  removal ??= new Promise<void>((resolve) => {
    onRemoved = resolve;
    window.history.back();
  });
  await removal;
  removal = null;
};

// Because: while the router asks about a move, the browser is at the next entry already.
const isRouterHere = ({ location }: RouterHistory): boolean => location.pathname === window.location.pathname;

const addBackStop = (history: RouterHistory): void => {
  if (!hasEarlierPage || isAtBackStop() || history.canGoBack() || !isRouterHere(history)) return;
  // Because: the router replaces the method of this one object, to learn of every entry.
  History.prototype.pushState.call(window.history, Object.assign({}, window.history.state, { isBackStop: true }), '');
  wasAtStop = true;
};

/** Whether Back asks to leave the document, and the answers of the visitor. */
type BackStop = { readonly isAsked: boolean; readonly leave: () => void; readonly stay: () => void };

/** Asks before Back leaves the document in the middle of a flow, from the first use of the page on, as browsers demand. */
export const useBackStop = (screen: RoutePath, leaveByBack: () => void): BackStop => {
  const { history } = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const abandons = (): boolean => abandonsFlow(screen, null, formState());
    const begin = (): void => {
      if (abandons()) addBackStop(history);
    };
    onCrossed = () => {
      if (!isRouterHere(history)) return false;
      if (isAtBackStop()) return true;
      if (abandons()) setIsAsked(true);
      else leaveByBack();
      return true;
    };
    const shown = new AbortController();
    ['input', 'keydown', 'pointerup'].forEach((type) => document.addEventListener(type, begin, shown));
    // Because: a prerendered form can be filled in before this guard is there. Old browsers do not tell.
    if (orNull(() => navigator.userActivation?.hasBeenActive)) begin();
    return () => {
      shown.abort();
      onCrossed = null;
    };
  }, [history, screen, leaveByBack]);
  const answer = (act: () => void) => (): void => {
    setIsAsked(false);
    act();
  };
  return { isAsked, leave: answer(leaveByBack), stay: answer(() => addBackStop(history)) };
};
