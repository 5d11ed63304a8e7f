import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { logFault } from '#application/shared/logFault.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/settings.ts';

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const f5Queries = ['async', 'cache', 'matcher'];

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadF5Scripts = async ({ scripts, log }: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = f5Queries.map((query) => `${settings.launchpadApiUrl}common.js?${query}`);
  await Promise.all(addresses.map((at) => logFault(log, 'A page script failed to load', scripts.load(at))));
};

/** Loads the script of the tag manager once, on the first consent to performance. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  { scripts, log }: ScriptPorts,
  { settings }: AppContext,
): ((consent: Consent) => void) => {
  let address = tagManagerScript(settings);
  return (consent) => {
    if (address === null || !hasConsent('performance')(consent)) return;
    void logFault(log, 'The tag manager failed to load', scripts.load(address));
    address = null;
  };
};
