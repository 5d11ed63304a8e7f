import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { themeUid } from '#domain/brand/coBrand.ts';
import type { ContentFault } from '#domain/brand/contentFault.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { lateTheme } from '#domain/brand/lateTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { rawRedirect, requestedRedirect, type EntryQuery } from '#domain/navigation/entryQuery.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The theme of the page: from the cache first, then from the theme source. */
export type LoadTheme = {
  /** The built-in theme of the brand. */
  readonly fallback: Theme;
  /** The theme in the cache of this device, else the fallback. */
  readonly cached: Theme;
  /** True if there is nothing to wait for: the theme is cached, or the brand has no theme document. */
  readonly isReady: boolean;
  /** Applies the cached theme, except for an uncached co-brand: it must not start with the look of the main brand. */
  readonly applyInitial: () => void;
  /**
   * Ends the wait for an uncached co-brand: applies the fallback. A late theme changes the page if nothing is typed by then, as
   * far as nothing moves (`lateTheme`); else it is left to the next page.
   */
  readonly stopWaiting: (isTyped: IO<boolean>) => void;
  /** Applies the cached theme, else the fallback. */
  readonly applyCached: () => Theme;
  /** Loads the font of the theme that the page shows; called after the first render, which does not wait for it. */
  readonly loadFont: (shown: Theme) => void;
  /** Fetches, caches and applies the theme; after a fault it applies the cached one. */
  readonly refresh: T.Task<Theme>;
};

// Because: on a later page only the session has the redirect. A refused redirect of the query picks no co-brand.
const redirectOf = (page: EntryQuery, settings: Settings, { redirect }: Pick<Session, 'redirect'>): SafeUrl | null =>
  rawRedirect(page) === null ? redirect : requestedRedirect(page, settings);

type ThemeWait = {
  /** Ends the wait; false if the theme has arrived before. */
  readonly stop: (isTyped: IO<boolean>) => boolean;
  /** What the page takes from a theme that arrives now; null for nothing. */
  readonly onTheme: (theme: Theme) => Theme | null;
};

const makeThemeWait = (shown: Theme): ThemeWait => {
  let hasArrived = false;
  let isTyped: IO<boolean> | null = null;
  return {
    stop: (typed) => {
      if (!hasArrived) isTyped = typed;
      return !hasArrived;
    },
    onTheme: (theme) => {
      hasArrived = true;
      if (isTyped === null) return theme;
      return isTyped() ? null : lateTheme(shown, theme);
    },
  };
};

/** Wires the theme of a page: the brand's, or the one of the co-brand that its valid redirect names. */
export const makeLoadTheme = (
  { themes, head, log, session }: Pick<Ports, 'themes' | 'head' | 'log' | 'session'>,
  { brand, settings }: AppContext,
  page: EntryQuery,
): LoadTheme => {
  const uid = themeUid(brand, redirectOf(page, settings, session.get()));
  const apply = (theme: Theme): Theme => {
    head.applyTheme(theme);
    return theme;
  };
  const stored = uid === null ? null : themes.readCached(brand, uid);
  const [fallback, cached] = [fallbackTheme(brand), stored ?? fallbackTheme(brand)];
  const applyCached = (): Theme => apply(cached);
  const isUncachedCoBrand = uid !== null && stored === null && brand.themeDocument.type === 'galileo_cobranding';
  const wait = makeThemeWait(cached);
  const base = {
    fallback,
    cached,
    isReady: uid === null || stored !== null,
    applyCached,
    applyInitial: () => void (isUncachedCoBrand || applyCached()),
    stopWaiting: (isTyped: IO<boolean>) => void (isUncachedCoBrand && wait.stop(isTyped) && applyCached()),
    loadFont: head.loadFont,
  };
  if (uid === null) return { ...base, refresh: T.fromIO(applyCached) };
  const onTheme = (theme: Theme): Theme => {
    themes.writeCached(brand, uid, theme);
    const taken = wait.onTheme(theme);
    return taken === null ? cached : apply(taken);
  };
  const onFault = ({ error }: ContentFault): Theme => {
    if (brand.logsThemeFault) log.error('Unable to fetch theme for brand', error);
    return applyCached();
  };
  return { ...base, refresh: pipe(themes.fetch(brand, uid), TE.match(onFault, onTheme)) };
};
