import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Flow } from '#application/flow.ts';
import { lazy } from '#application/shared/lazy.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { type EntryQuery, rawRedirect, requestedRedirect } from '#domain/navigation/entryQuery.ts';
import { themeUid } from '#domain/redirect/sites.ts';

/** The theme of the page: from the cache first, then from the theme source. Its listeners hear when the page shows another one. */
export type LoadTheme = Pick<Listeners, 'subscribe'> & {
  /** The built-in theme of the brand, which a prerendered page shows. */
  readonly fallback: Theme;
  /** The theme that the page shows: at first the one in the cache of this device, else the fallback. */
  readonly shown: () => Theme;
  /** True if there is nothing to wait for: the theme is cached, or the brand has no theme document. */
  readonly isReady: boolean;
  /** Shows the newest theme. Called for each screen, because a screen must not turn into another company's while somebody uses it. */
  readonly apply: () => void;
  /** Fetches the theme, once; after a fault the page keeps the one it shows. */
  readonly refresh: Task<void>;
};

// Because: on a later page only the session has the redirect. A refused redirect of the query picks no co-brand.
const redirectOf = (page: EntryQuery, { session, context }: Flow) =>
  rawRedirect(page) === null ? session.get().visit.redirect : requestedRedirect(page, context.settings);

/** Wires the theme of a page: the brand's, or the one of the co-brand that its valid redirect names. */
export const makeLoadTheme = (flow: Flow, page: EntryQuery): LoadTheme => {
  const { themes, head, log, context } = flow;
  const { brand } = context;
  const uid = themeUid(brand, redirectOf(page, flow));
  const fallback = fallbackTheme(brand);
  const known = uid === null ? fallback : themes.cached(brand, uid);
  const { tell, subscribe } = makeListeners();
  let newest = known ?? fallback;
  let shown = newest;
  const apply = (): void => {
    shown = newest;
    head.applyTheme(shown, brand);
    tell();
  };
  const refresh = lazy(async () => {
    if (uid === null) return;
    const fetched = await themes.fetch(brand, uid)();
    if (!E.isLeft(fetched)) newest = fetched.right;
    else if (brand.logsThemeFault) log.error('Unable to fetch theme for brand', fetched.left);
  });
  return { fallback, shown: () => shown, subscribe, isReady: known !== null, apply, refresh };
};
