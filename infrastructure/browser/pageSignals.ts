import type { BrowserSignals } from '#application/ports/browserSignals.ts';

type Browser = Pick<Navigator, never> & { readonly globalPrivacyControl?: unknown };

/** Signals of the browser: time zone, Global Privacy Control, path. */
export const makePageSignals = (browser: Browser, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  globalPrivacyControl: () => browser.globalPrivacyControl === true,
  path: () => page.pathname,
});
