import type { BrowserSignals } from '#application/ports/browserSignals.ts';

type Browser = Pick<Navigator, never> & { readonly globalPrivacyControl?: unknown };

/** What this browser says of its user. */
export const makePageSignals = (browser: Browser, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  globalPrivacyControl: () => browser.globalPrivacyControl === true,
  path: () => page.pathname,
});
