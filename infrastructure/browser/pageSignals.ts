import type { BrowserSignals } from '#application/ports/browserSignals.ts';
import { orNull } from '#domain/shared/orNull.ts';

type Browser = Pick<Navigator, never> & { readonly globalPrivacyControl?: unknown };

/** Signals of the browser: time zone, Global Privacy Control, path. A browser may hide the first two. */
export const makePageSignals = (browser: Browser, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => orNull(() => Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null,
  globalPrivacyControl: () => orNull(() => browser.globalPrivacyControl) === true,
  path: () => page.pathname,
});
