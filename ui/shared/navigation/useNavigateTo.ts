import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { leavesNoHistoryEntry, routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { beginOwnLeaving, endOwnLeaving } from './ownLeaving.ts';

const secretFields = 'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

const clearSecretFields = (): void =>
  document.querySelectorAll<HTMLInputElement>(secretFields).forEach((input) => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

// Because: "Back" may lead to a screen of this app, and what is typed there later must stay.
const clearWhenPageGoes = (): void => {
  const done = new AbortController();
  window.addEventListener('pagehide', clearSecretFields, { once: true, signal: done.signal });
  const stay = (): void => {
    endOwnLeaving();
    done.abort();
  };
  window.addEventListener('popstate', stay, done);
};

/** How a navigation ended: its screen is shown, or the person cancelled it while its screen, or another site, was loading. */
export type NavigationEnd = 'Done' | 'Cancelled';

let cancelPending: (() => void) | null = null;

/** Cancels a navigation whose screen or site is still loading: the page stays on the screen that it shows. */
export const cancelNavigation = (): void => cancelPending?.();

/** Resolves if the browser does not leave the page after all: it came back from the back-forward cache, or the person cancelled. */
const untilPageStays = (): Promise<NavigationEnd> =>
  new Promise((resolve) => {
    const stay = (end: NavigationEnd): void => {
      endOwnLeaving();
      resolve(end);
    };
    window.addEventListener('pageshow', (event) => event.persisted && stay('Done'));
    cancelPending = () => {
      cancelPending = null;
      // Because: a late answer of the other site must not take away a page that is used again.
      window.stop();
      stay('Cancelled');
    };
  });

/** Leaves the app, and clears the secrets in its fields. A client's page replaces the history entry, so that Back skips a form that was sent. */
export const leaveApp = async (
  destination: Exclude<Destination, { readonly _tag: 'Route' }>,
): Promise<NavigationEnd> => {
  beginOwnLeaving();
  clearWhenPageGoes();
  switch (destination._tag) {
    case 'ClientRedirect':
      window.location.replace(destination.url);
      break;
    case 'ExternalSite':
      window.location.assign(destination.url);
      break;
    case 'Back':
      // Because: a new tab has no earlier page to go back to.
      if (destination.fallback === null || window.history.length > 1) window.history.back();
      else window.location.replace(destination.fallback);
  }
  return untilPageStays();
};

const navigateToRoute = async (router: AnyRouter, to: RoutePath): Promise<NavigationEnd> => {
  const { location: shown } = router.state;
  const replace = [to, routeOf(shown.pathname)].some((screen) => screen !== null && leavesNoHistoryEntry(screen));
  const cancelled = new Promise<'Cancelled'>((resolve) => {
    cancelPending = () => {
      resolve('Cancelled');
      if (router.history.location.href === shown.href) return;
      if (replace) router.history.replace(shown.href, shown.state, { ignoreBlocker: true });
      else router.history.back({ ignoreBlocker: true });
    };
  });
  // Because: a navigation that the app itself decides does not abandon the flow.
  const navigating = router.navigate({ to, replace, ignoreBlocker: true }).then(() => 'Done' as const);
  const end = await Promise.race([navigating, cancelled]);
  cancelPending = null;
  return end;
};

/** Resolves in a new task, so that the browser can show the frame that answers an input before what is awaited next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns the one function that navigates to a destination, in the app or outside; null stays on the screen. */
export const useNavigateTo = (): ((destination: Destination | null) => Promise<NavigationEnd>) => {
  const router = useRouter();
  return useCallback(
    async (destination) => {
      if (destination === null) return 'Done';
      if (destination._tag === 'Route') {
        // Because: the frame that answers the press must not wait for the next screen.
        await nextTask();
        return navigateToRoute(router, destination.to);
      }
      return leaveApp(destination);
    },
    [router],
  );
};
