import type { BrowserSignals, PageReturns } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/orNull.ts';

type Browser = Pick<Navigator, never> & { readonly globalPrivacyControl?: unknown };

/** Signals of the browser: time zone, Global Privacy Control, path. A browser may hide the first two. */
export const makePageSignals = (browser: Browser, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => orNull(() => Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null,
  globalPrivacyControl: () => orNull(() => browser.globalPrivacyControl) === true,
  path: () => page.pathname,
});

/** The page becomes visible, or the browser restores it from the back-forward cache; it goes with `pagehide`. */
export const makePageReturns = (page: Pick<Window, 'addEventListener' | 'document'>): PageReturns => ({
  onReturn: (listener) => {
    const { document } = page;
    page.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
  },
  onLeave: (listener) => page.addEventListener('pagehide', listener),
});
