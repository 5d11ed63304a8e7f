import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/policySources.ts';

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const matchers = ['async', 'cache', 'matcher'];

const loadScript = ({ scripts, log }: ScriptPorts, address: string, failure: string): Task<void> =>
  pipe(
    scripts.load(address),
    TE.getOrElse((error) => async () => log.error(failure, error)),
  );

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadPageScripts = (ports: ScriptPorts, { settings }: AppContext): Task<void> => {
  const load = (matcher: string): Task<void> =>
    loadScript(ports, `${settings.launchpadApiUrl}common.js?${matcher}`, 'A page script failed to load');
  return async () => {
    if (settings.f5Enabled) await Promise.all(matchers.map((matcher) => load(matcher)()));
  };
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
      void loadScript(ports, address, 'The tag manager failed to load')();
      address = null;
    },
  };
};
