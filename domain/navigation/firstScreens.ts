import type { RoutePath } from './routes.ts';

const firstScreens: ReadonlyArray<RoutePath> = ['/', '/signin', '/signin/locked', '/signin/closed', '/signin/error'];

/** Whether a screen makes do with what comes first: sign-in and where it may end at once, or no screen of ours at all. */
export const isFirstScreen = (screen: RoutePath | null): boolean => screen === null || firstScreens.includes(screen);
