import type { BrowserSignals } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/parsing.ts';

/** A navigator that may have the signal of Global Privacy Control. */
type PrivacyNavigator = object & { readonly globalPrivacyControl?: boolean };

/** The signals of a browser: time zone, Global Privacy Control, path. A browser may hide the first two. */
export const makeBrowserSignals = (browser: PrivacyNavigator, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => orNull(() => Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null,
  globalPrivacyControl: () => orNull(() => browser.globalPrivacyControl) === true,
  path: () => page.pathname,
});
