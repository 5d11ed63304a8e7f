import type { RoutePath } from './routes.ts';

/** The screens that visits start at. The build prerenders every screen of this list. */
export const entryScreens: ReadonlyArray<RoutePath> = ['/signin', '/signup', '/forgot-password'];

/** The prerendered screen for a path: the root shows sign-in; null where nothing is prerendered. */
export const entryScreenAt = (path: RoutePath): RoutePath | null =>
  path === '/' ? '/signin' : (entryScreens.find((screen) => screen === path) ?? null);

/** Whether the first download is enough for a screen: the root, sign-in, and an unknown path. */
export const isFirstScreen = (screen: RoutePath | null): boolean =>
  screen === null || screen === '/' || screen === '/signin';
