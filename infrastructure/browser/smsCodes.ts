import type { SmsCodes } from '#application/ports/browser.ts';

type OtpBrowser = {
  readonly navigator: { readonly credentials?: Pick<CredentialsContainer, 'get'> };
};

/** The code of the next text message for this site; null if the browser gives none. */
const readWebOtp = async (browser: OtpBrowser, signal: AbortSignal): Promise<string | null> => {
  const { credentials } = browser.navigator;
  if (credentials === undefined || !('OTPCredential' in browser)) return null;
  const credential = await credentials.get(Object.assign({ signal }, { otp: { transport: ['sms'] } }));
  return credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
};

/** Reads codes by WebOTP. A browser without it, or a person who refuses it, gives no code: the person types it. */
export const makeSmsCodes = (browser: OtpBrowser): SmsCodes => ({
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
