import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { isPassage, routeOf } from '#domain/navigation/routes.ts';
import { leaveFor } from './leaveFor.ts';

const passes = (path: string): boolean => {
  const screen = routeOf(path);
  return screen !== null && isPassage(screen);
};

/** The one place that moves the visitor; null stays. */
export const useGo = (): ((destination: Destination | null) => Promise<void>) => {
  const router = useRouter();
  return useCallback(
    async (destination) => {
      if (destination === null) return undefined;
      if (destination._tag !== 'Route') return leaveFor(destination);
      const replace = passes(destination.to) || passes(router.state.location.pathname);
      // Because: what the product itself decides is no leaving half-way.
      return router.navigate({ to: destination.to, replace, ignoreBlocker: true });
    },
    [router],
  );
};
