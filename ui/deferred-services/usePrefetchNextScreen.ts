import { useRouter, type AnyRoute, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';

const idleFallbackMs = 200;

// Because: Safari has no requestIdleCallback.
const whenIdle = (task: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, idleFallbackMs));

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

// Because: a failed prefetch must not reload the page. A navigation to the screen loads its script again.
const prefetchScreen = async (router: AnyRouter, screen: RoutePath): Promise<void> => {
  const route: AnyRoute | undefined = router.routesByPath[screen];
  const suppressPreloadError = (event: Event): void => {
    if (router.state.status !== 'pending') event.stopImmediatePropagation();
  };
  window.addEventListener('vite:preloadError', suppressPreloadError, { capture: true });
  await route?.lazyFn?.().catch(() => null);
  window.removeEventListener('vite:preloadError', suppressPreloadError, { capture: true });
};

/** Loads the script of the likely next screen when the browser is idle, unless the visitor saves data. */
export const usePrefetchNextScreen = (): void => {
  const router = useRouter();
  useEffect(() => {
    const prefetchNext = (): void => {
      const screen = routeOf(router.state.location.pathname);
      const next = screen === null || savesData() ? null : likelyNext(screen);
      if (next !== null) whenIdle(() => void prefetchScreen(router, next));
    };
    prefetchNext();
    return router.subscribe('onResolved', prefetchNext);
  }, [router]);
};
