import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { lazy } from '#application/shared/lazy.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { lateTheme, type Theme } from '#domain/brand/theme.ts';
import { type EntryQuery, rawRedirect, requestedRedirect } from '#domain/navigation/entryQuery.ts';
import { hasCoBrands, themeUid } from '#domain/redirect/coBrand.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The theme of the page: from the cache first, then from the theme source. */
export type LoadTheme = {
  /** The built-in theme of the brand, which a prerendered page shows. */
  readonly fallback: Theme;
  /** The theme that the page shows: at first the one in the cache of this device, else the fallback. */
  readonly shown: IO<Theme>;
  /** Calls the listener when the page shows another theme; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** True if there is nothing to wait for: the theme is cached, or the brand has no theme document. */
  readonly isReady: boolean;
  /** Applies the theme, except in place of an uncached co-brand: it must not start with the look of the main brand. */
  readonly applyInitial: IO<void>;
  /** Fetches, caches and shows the theme, once; after a fault the page keeps the one it shows. */
  readonly refresh: Task<void>;
  /**
   * Ends the wait for an uncached co-brand: applies the fallback. A late theme changes the page if nothing is typed by then, as
   * far as nothing moves (`lateTheme`); else it is left to the next page.
   */
  readonly stopWaiting: (isTyped: IO<boolean>) => void;
  /** Loads the font of the theme that the page shows; called after the first render, which does not wait for it. */
  readonly loadFont: (shown: Theme) => void;
};

// Because: on a later page only the session has the redirect. A refused redirect of the query picks no co-brand.
const redirectOf = (
  page: EntryQuery,
  settings: Settings,
  { visit: { redirect } }: Pick<Session, 'visit'>,
): SafeUrl | null => (rawRedirect(page) === null ? redirect : requestedRedirect(page, settings));

type ShownTheme = Pick<LoadTheme, 'shown' | 'subscribe'> & { readonly show: (theme: Theme) => void };

const makeShownTheme = (first: Theme, apply: (theme: Theme) => void): ShownTheme => {
  const changes = makeListeners();
  let shown = first;
  const show = (theme: Theme): void => {
    shown = theme;
    apply(theme);
    changes.tell();
  };
  return { shown: () => shown, subscribe: changes.subscribe, show };
};

/** Wires the theme of a page: the brand's, or the one of the co-brand that its valid redirect names. */
export const makeLoadTheme = (
  { themes, themeCache, head, log, session }: Pick<Ports, 'themes' | 'themeCache' | 'head' | 'log' | 'session'>,
  { brand, settings }: AppContext,
  page: EntryQuery,
): LoadTheme => {
  const uid = themeUid(brand, redirectOf(page, settings, session.get()));
  const cached = uid === null ? null : themeCache.read(brand, uid);
  const isReady = uid === null || cached !== null;
  const fallback = fallbackTheme(brand);
  const { shown, subscribe, show } = makeShownTheme(cached ?? fallback, (theme) => head.applyTheme(theme, brand));
  let isAwaited = !isReady && hasCoBrands(brand);
  let adapt = (theme: Theme): Theme => theme;
  const refresh = lazy(async () => {
    if (uid === null) return;
    const fetched = await themes.fetch(brand, uid)();
    if (E.isRight(fetched)) themeCache.write(brand, uid, fetched.right);
    else if (brand.logsThemeFault) log.error('Unable to fetch theme for brand', fetched.left);
    isAwaited = false;
    show(E.isRight(fetched) ? adapt(fetched.right) : shown());
  });
  return {
    fallback,
    shown,
    subscribe,
    isReady,
    refresh,
    loadFont: head.loadFont,
    applyInitial: () => void (isAwaited || show(shown())),
    stopWaiting: (isTyped) => {
      if (!isAwaited) return;
      isAwaited = false;
      adapt = (theme) => (isTyped() ? shown() : lateTheme(shown(), theme));
      show(shown());
    },
  };
};
