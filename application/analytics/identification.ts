import type { AnalyticsSink } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { identifyPayload } from '#domain/analytics/eventProperties.ts';
import { isAnotherPerson, type Visitor } from '#domain/analytics/visitor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { SendAnalytics } from './sendAnalytics.ts';

/** Tells analytics who the visitor is. */
export type Identification = {
  /** Identifies the visitor, unless the last call had the same values. Forgets another person than before first. */
  readonly identify: (visitor: Visitor, consent: Consent) => void;
  /** Ends the consent: forgets the visitor, and drops what is not sent yet. */
  readonly stop: () => void;
};

/** Keeps who was identified last, so that the same call is not made twice and another person is noticed. */
export const makeIdentification = (
  { analytics, session, recorder }: DeferredServicePorts,
  { brand, settings }: AppContext,
  send: SendAnalytics,
): Identification => {
  const release = { version: settings.version, environment: settings.environment };
  let lastCall: string | null = null;
  let person: Visitor | null = null;
  // Because: the address of a recording leads to the person in it.
  const forgetPerson = (forget: AnalyticsSink['reset']): void => {
    void forget();
    recorder.forget();
  };
  return {
    identify: (visitor, consent) => {
      const { profileId, email } = visitor;
      const { userLocale: locale } = session.get();
      const traits = identifyPayload({ consent, brand: brand.key, release, locale, email });
      const call = JSON.stringify([profileId, traits]);
      if (call === lastCall) return;
      lastCall = call;
      if (person !== null && isAnotherPerson(person, visitor)) forgetPerson(analytics.reset);
      person = visitor;
      send('identify', analytics.identify(profileId, traits));
    },
    stop: () => {
      lastCall = null;
      person = null;
      forgetPerson(analytics.stop);
    },
  };
};
