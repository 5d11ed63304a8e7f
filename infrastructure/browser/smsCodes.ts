import type { SmsCodes } from '#application/ports/smsCodes.ts';
import { lazy } from '#application/shared/lazy.ts';

type Browser = {
  readonly navigator: {
    readonly credentials?: Pick<CredentialsContainer, 'get'>;
    readonly userAgentData?: { readonly mobile: boolean };
  };
};

const loadWebOtp = lazy(() => import('./webOtp.ts'));

/**
 * Reads codes by WebOTP, on a phone. A browser without it, or a person who refuses it, gives no code: the person types it.
 * Because: Chromium keeps no page in its back-forward cache that has waited for a text message, and elsewhere few messages arrive.
 */
export const makeSmsCodes = (browser: Browser): SmsCodes => ({
  listen: (onCode) => {
    const listening = new AbortController();
    const { credentials, userAgentData } = browser.navigator;
    const read = async (container: Pick<CredentialsContainer, 'get'>): Promise<void> => {
      const { readWebOtp } = await loadWebOtp();
      const code = await readWebOtp(container, listening.signal);
      if (code !== null && !listening.signal.aborted) onCode(code);
    };
    const isPhone = userAgentData?.mobile === true;
    if (isPhone && credentials !== undefined && 'OTPCredential' in browser) read(credentials).catch(() => undefined);
    return () => listening.abort();
  },
});
