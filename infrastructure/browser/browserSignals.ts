import type { BrowserSignals } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/orNull.ts';

/** The signals of a browser: time zone, Global Privacy Control, path. A browser may hide the first two. */
export const makeBrowserSignals = (browser: object, page: Pick<Location, 'pathname'>): BrowserSignals => ({
  timeZone: () => orNull(() => Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null,
  // Because: TypeScript's types of the DOM do not know this property.
  globalPrivacyControl: () => orNull((): unknown => Reflect.get(browser, 'globalPrivacyControl')) === true,
  path: () => page.pathname,
});
