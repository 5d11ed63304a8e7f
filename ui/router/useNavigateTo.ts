import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { leavesNoHistoryEntry, routeOf } from '#domain/navigation/routes.ts';
import { removeBackStop } from '#ui/leaving/backStop.ts';

const leavesNoEntryAt = (path: string): boolean => {
  const screen = routeOf(path);
  return screen !== null && leavesNoHistoryEntry(screen);
};

type ExternalDestination = Exclude<Destination, { readonly _tag: 'Route' }>;

// Because: the page stays pending while the browser leaves, until the browser restores it from its back-forward cache.
const untilPageRestored = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', (event) => event.persisted && resolve(), { once: true });
  });

const secretFields = 'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

const clearSecretFields = (): void =>
  document.querySelectorAll<HTMLInputElement>(secretFields).forEach((input) => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

// Because: "Back" may lead to a screen of this app, and what is typed there later must stay.
const clearWhenPageGoes = (): void => {
  const done = new AbortController();
  const clear = (): void => {
    clearSecretFields();
    done.abort();
  };
  window.addEventListener('pagehide', clear, { signal: done.signal });
  window.addEventListener('popstate', () => done.abort(), { signal: done.signal });
};

/**
 * Leaves the app. A redirect to a client replaces the history entry, so that Back does not return to a form that was already sent.
 * A page that the browser keeps has no password and no code in its fields.
 */
export const leaveApp = async (destination: ExternalDestination): Promise<void> => {
  await removeBackStop();
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
  return untilPageRestored();
};

/** Returns the one function that navigates to a destination, in the app or outside; null stays on the screen. */
export const useNavigateTo = (): ((destination: Destination | null) => Promise<void>) => {
  const router = useRouter();
  return useCallback(
    async (destination) => {
      if (destination === null) return undefined;
      if (destination._tag !== 'Route') return leaveApp(destination);
      await removeBackStop();
      const replace = leavesNoEntryAt(destination.to) || leavesNoEntryAt(router.state.location.pathname);
      // Because: a navigation that the app itself decides does not abandon the flow.
      return router.navigate({ to: destination.to, replace, ignoreBlocker: true });
    },
    [router],
  );
};
