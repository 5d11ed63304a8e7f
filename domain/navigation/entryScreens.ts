import type { RoutePath } from './routes.ts';

/** The screens visits begin at, printed to HTML by the build: a row here is all it takes. */
export const entryScreens: ReadonlyArray<RoutePath> = ['/signin', '/signup', '/forgot-password'];

/** The entry screen that stands at a path: the front door shows sign-in's; null where nothing is printed. */
export const entryScreenAt = (path: RoutePath): RoutePath | null =>
  path === '/' ? '/signin' : (entryScreens.find((screen) => screen === path) ?? null);
