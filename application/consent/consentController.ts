import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { consentSource } from '#domain/consent/partnerConsent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type ConsentController, type ConsentOptions, noConsentCard } from './consentTypes.ts';
import { followChoices } from './followChoices.ts';
import { makeOwnConsent, readInitialConsent, readStoredConsent } from './ownConsent.ts';
import { makePartnerConsent } from './partnerConsent.ts';

/** Picks the consent source: own card, partner banner or none. With none, only a stored answer counts in Europe. */
export const makeConsentController = (
  ports: DeferredServicePorts,
  context: AppContext,
  options: ConsentOptions,
): ConsentController => {
  const source = consentSource(context.settings.consent, context.brand);
  switch (source._tag) {
    case 'Own':
      return makeOwnConsent(ports, context, options);
    case 'Partner':
      return makePartnerConsent(ports, { ...options, script: source.script });
    case 'Nobody': {
      options.onConsent(readInitialConsent(ports, '').consent, false);
      followChoices(ports, {
        read: () => readStoredConsent(ports),
        apply: (chosen) => options.onConsent(chosen, false),
      });
      return noConsentCard;
    }
  }
};
