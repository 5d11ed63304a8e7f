import type { BrowserSignals, PageReturns, SmsCodes } from '#application/ports/browser.ts';
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

type PhoneBrowser = {
  readonly navigator: {
    readonly credentials?: Pick<CredentialsContainer, 'get'>;
    readonly userAgentData?: { readonly mobile: boolean };
  };
};

/** The code of the next text message for this site (WebOTP); null if the browser is no phone's, or gives none. */
const readWebOtp = async (browser: PhoneBrowser, signal: AbortSignal): Promise<string | null> => {
  const { credentials, userAgentData } = browser.navigator;
  if (credentials === undefined || userAgentData?.mobile !== true || !('OTPCredential' in browser)) return null;
  const credential = await credentials.get(Object.assign({ signal }, { otp: { transport: ['sms'] } }));
  return credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
};

/**
 * Reads codes by WebOTP, on a phone. A browser without it, or a person who refuses it, gives no code: the person types it.
 * Because: Chromium keeps no page in its back-forward cache that has waited for a text message, and elsewhere few messages arrive.
 */
export const makeSmsCodes = (browser: PhoneBrowser): SmsCodes => ({
  listen: (onCode) => {
    const listening = new AbortController();
    const read = async (): Promise<void> => {
      const code = await readWebOtp(browser, listening.signal);
      if (code !== null && !listening.signal.aborted) onCode(code);
    };
    read().catch(() => undefined);
    return () => listening.abort();
  },
});
