import { useRouter, type AnyRoute, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';

const soonMs = 200;

// Because: Safari has no such callback.
const whenIdle = (task: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, soonMs));

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

// Because: what nobody waits for may be missing, and brings nobody's page back; whoever comes to need it asks again.
const fetchAhead = async (router: AnyRouter, screen: RoutePath): Promise<void> => {
  const route: AnyRoute | undefined = router.routesByPath[screen];
  const hush = (event: Event): void => {
    if (router.state.status !== 'pending') event.stopImmediatePropagation();
  };
  window.addEventListener('vite:preloadError', hush, { capture: true });
  await route?.lazyFn?.().catch(() => null);
  window.removeEventListener('vite:preloadError', hush, { capture: true });
};

/** Fetches the script of the screen that is likely next while the browser has nothing better to do, and nobody saves data. */
export const useFetchNext = (): void => {
  const router = useRouter();
  useEffect(() => {
    const fetchNext = (): void => {
      const screen = routeOf(router.state.location.pathname);
      const next = screen === null || savesData() ? null : likelyNext(screen);
      if (next !== null) whenIdle(() => void fetchAhead(router, next));
    };
    fetchNext();
    return router.subscribe('onResolved', fetchNext);
  }, [router]);
};
