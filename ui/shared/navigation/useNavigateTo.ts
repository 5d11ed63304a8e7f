import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { leavesNoHistoryEntry, routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { leaveApp, stayInApp } from './leaveApp.ts';

/** How a navigation ended: its screen is shown, or the person cancelled it while the screen was loading. */
export type NavigationEnd = 'Done' | 'Cancelled';

let cancelPending: (() => void) | null = null;

/** Cancels a navigation whose screen is still loading: the page stays on the screen that it shows. */
export const cancelNavigation = (): void => cancelPending?.();

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
  stayInApp();
  return end;
};

/** Returns the one function that navigates to a destination, in the app or outside; null stays on the screen. */
export const useNavigateTo = (): ((destination: Destination | null) => Promise<NavigationEnd>) => {
  const router = useRouter();
  return useCallback(
    async (destination) => {
      if (destination === null) return 'Done';
      if (destination._tag === 'Route') return navigateToRoute(router, destination.to);
      await leaveApp(destination);
      return 'Done';
    },
    [router],
  );
};
