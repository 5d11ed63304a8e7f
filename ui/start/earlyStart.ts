import type { Hexagon, Page } from '#application/useCases.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Destination } from '#domain/navigation/destination.ts';

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
  ({ lang, brand, screen }: SentPage, { context, browser }: Hexagon, locale: Locale) =>
  (path: string): boolean =>
    screen === path && brand === context.brand.key && lang === locale && browser.storesCookies;

/** Starts what needs no view: the theme, and the guards of the address. Returns where the guards lead; null if no screen has the address. */
export const startEarly = (
  { path, query, scheme }: Page,
  { page, runGuards }: Pick<Hexagon, 'page' | 'runGuards'>,
): Promise<Destination | null> | null => {
  void page.theme.refresh();
  return path === null ? null : runGuards({ to: path, query, scheme })();
};
