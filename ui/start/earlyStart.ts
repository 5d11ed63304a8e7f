import type { Hexagon, Page } from '#application/useCases.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { formText, readCredentials } from '#ui/shared/form/formValues.ts';
import { markReady, onEarlySubmit } from './earlyInput.ts';

/** What the page says of itself, as the server has sent it: its language, its brand and its screen. */
export type SentPage = {
  readonly lang: string;
  readonly brand: string | undefined;
  readonly screen: string | undefined;
};

/**
 * Whether the server has sent the screen at a path as the app renders it first.
 * Because: the page selects nothing. A cached page of another brand must not lead to the identity service of that brand.
 */
export const isRenderedFor =
  ({ lang, brand, screen }: SentPage, { context, browser: { cookies } }: Hexagon, locale: Locale) =>
  (path: string): boolean =>
    screen === path && brand === context.brand.key && lang === locale && cookies.areEnabled();

/** The path that is shown after the guards; null where they lead out of the app. */
const shownPath = (path: RoutePath, guarded: Destination | null): RoutePath | null => {
  if (guarded === null) return path;
  return guarded._tag === 'Route' ? guarded.to : null;
};

const offerEarlySignIn = ({ signIn }: Hexagon): void => {
  if (onEarlySubmit((form) => signIn.submitEarly(readCredentials(formText(form))))) markReady();
};

/** Starts what needs no view: the theme, the guards of the address, and an early sign-in. Returns where the guards lead; null if no screen has the address. */
export const startEarly = (
  { path, query, scheme }: Page,
  useCases: Hexagon,
  isRendered: (path: string) => boolean,
): Promise<Destination | null> | null => {
  void useCases.page.theme.refresh();
  if (path === null) return null;
  const guarding = useCases.runGuards({ to: path, query, scheme })();
  const signInEarly = async (): Promise<void> => {
    const shown = shownPath(path, await guarding);
    if (shown === '/signin' && isRendered(shown)) offerEarlySignIn(useCases);
  };
  void signInEarly();
  return guarding;
};
