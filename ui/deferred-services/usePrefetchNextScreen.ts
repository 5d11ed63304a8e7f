import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { orNull } from '#domain/shared/orNull.ts';

/** How long a browser without idle times waits before it loads the next screen, in milliseconds. */
export const idleFallbackMs = 200;

// Because: Safari has no requestIdleCallback.
const whenIdle = (task: () => void): unknown =>
  orNull(() => window.requestIdleCallback?.(task)) ?? setTimeout(task, idleFallbackMs);

const savesData = (): boolean =>
  orNull(() => Reflect.get(Reflect.get(navigator, 'connection'), 'saveData') === true) === true;

// Because: a navigation to the screen asks for its script again.
const prefetchScreen = (router: AnyRouter, screen: RoutePath): void => {
  const route: AnyRoute | undefined = router.routesByPath[screen];
  route?.options.component?.preload?.()?.catch(() => null);
};

/** Loads the scripts of the likely next screens when the browser is idle or online again, unless the visitor saves data. */
export const usePrefetchNextScreen = (): void => {
  const router = useRouter();
  useEffect(() => {
    const prefetchNext = (): void => {
      const screen = routeOf(router.state.location.pathname);
      const next = screen === null || savesData() ? [] : likelyNext(screen);
      next.forEach((path) => whenIdle(() => prefetchScreen(router, path)));
    };
    prefetchNext();
    const unsubscribe = router.subscribe('onResolved', prefetchNext);
    window.addEventListener('online', prefetchNext);
    return () => {
      unsubscribe();
      window.removeEventListener('online', prefetchNext);
    };
  }, [router]);
};
