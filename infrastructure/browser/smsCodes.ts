import type { SmsCodes } from '#application/ports/browserSignals.ts';
import { orNull } from '#domain/shared/orNull.ts';

type Browser = {
  readonly navigator: {
    readonly credentials?: Pick<CredentialsContainer, 'get'>;
    readonly userAgentData?: { readonly mobile: boolean };
  };
};

const containerOf = (browser: Browser): Browser['navigator']['credentials'] | null => {
  const { credentials, userAgentData } = browser.navigator;
  return userAgentData?.mobile === true && 'OTPCredential' in browser ? credentials : null;
};

/** Asks the browser for the code of the next text message for this site (WebOTP); null if it gives none. */
const readWebOtp = async (
  credentials: Pick<CredentialsContainer, 'get'>,
  signal: AbortSignal,
): Promise<string | null> => {
  const credential = await credentials.get(Object.assign({ signal }, { otp: { transport: ['sms'] } }));
  return credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
};

/**
 * Reads codes by WebOTP, on a phone. A browser without it, or a person who refuses it, gives no code: the person types it.
 * Because: Chromium keeps no page in its back-forward cache that has waited for a text message, and elsewhere few messages arrive.
 */
export const makeSmsCodes = (browser: Browser): SmsCodes => ({
  listen: (onCode) => {
    const listening = new AbortController();
    const container = orNull(() => containerOf(browser));
    const read = async (credentials: Pick<CredentialsContainer, 'get'>): Promise<void> => {
      const code = await readWebOtp(credentials, listening.signal);
      if (code !== null && !listening.signal.aborted) onCode(code);
    };
    if (container) read(container).catch(() => undefined);
    return () => listening.abort();
  },
});
