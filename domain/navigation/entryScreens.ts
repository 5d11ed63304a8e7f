import { queryValue } from '#domain/shared/queryValue.ts';
import type { RoutePath } from './routes.ts';

/** The screens that visits start at. The build prerenders every screen of this list. */
export const entryScreens: ReadonlyArray<RoutePath> = ['/signin', '/signup', '/forgot-password'];

/** The entry screen that a query of the root asks for (`next`): sign-up or "Forgot password"; sign-in for anything else. */
export const entryScreenOf = (query: string): RoutePath => {
  const next = queryValue(query, 'next');
  return entryScreens.find((screen) => screen === `/${next}`) ?? '/signin';
};

/** The prerendered screen for an address: the root shows the screen that its query asks for; null where nothing is prerendered. */
export const entryScreenAt = (path: RoutePath, query: string): RoutePath | null =>
  path === '/' ? entryScreenOf(query) : (entryScreens.find((screen) => screen === path) ?? null);
