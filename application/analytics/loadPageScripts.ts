import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/policySources.ts';

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const matchers = ['async', 'cache', 'matcher'];

const loadScript = async ({ scripts, log }: ScriptPorts, address: string, failure: string): Promise<void> => {
  const loaded = await scripts.load(address)();
  if (E.isLeft(loaded)) log.error(failure, loaded.left);
};

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadPageScripts = async (ports: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = matchers.map((matcher) => `${settings.launchpadApiUrl}common.js?${matcher}`);
  await Promise.all(addresses.map((address) => loadScript(ports, address, 'A page script failed to load')));
};

/** Loads the tag manager's script once, when a consent to performance arrives. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  ports: ScriptPorts,
  { settings }: AppContext,
): { readonly setConsent: (consent: Consent) => void } => {
  let address = tagManagerScript(settings);
  return {
    setConsent: (consent) => {
      if (address === null || !hasConsent('performance')(consent)) return;
      void loadScript(ports, address, 'The tag manager failed to load');
      address = null;
    },
  };
};
