import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { consentStateChange } from '#domain/analytics/consentStateChange.ts';
import { known } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { visitorOf, type Happening } from '#domain/analytics/visitor.ts';
import { noConsent, type Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { World } from '#domain/navigation/visit.ts';
import type { Analyst } from './analyst.ts';

/** Hands on what happens on the page as far as consent goes; the rest is forgotten at once. */
export type Delivery = {
  /** What may be told from now on; `chosen` when the visitor has just said so. */
  readonly allow: (consent: Consent, chosen: boolean) => void;
  readonly happened: (happening: Happening) => void;
  readonly looked: (screen: ScreenName) => void;
};

/** Performance opens analytics, marketing the tag manager's data layer; who the visitor is goes to analytics alone. */
export const makeDelivery = (
  { tags, session }: Pick<CompanionPorts, 'session' | 'tags'>,
  { brand }: Pick<World, 'brand'>,
  analyst: Analyst,
): Delivery => {
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  const layer = ({ name, ...data }: AnalyticsEvent): void => {
    if (consent.marketing) tags.push(name, known({ ...data, brand: brand.key }));
  };
  const layerScreen = (shown: ScreenName): void => tags.push('page', { screen: shown, brand: brand.key });
  const track = ({ event, visitor }: Happening): void => {
    layer(event);
    if (!consent.performance) return;
    analyst.identify(visitor, consent);
    analyst.track(event, visitor);
  };
  return {
    allow: (next, chosen) => {
      const before = consent;
      consent = next;
      const change = chosen ? consentStateChange(next, brand) : null;
      if (before.performance && !next.performance) analyst.forget();
      if (next.performance) analyst.identify(visitorOf(session.get()), next);
      if (change !== null && next.performance) track({ event: change, visitor: visitorOf(session.get()) });
      if (change !== null && !next.performance) analyst.trackNobody(change);
      if (screen !== null && next.performance && !before.performance) analyst.page(screen);
      if (screen !== null && next.marketing && !before.marketing) layerScreen(screen);
    },
    happened: track,
    looked: (shown) => {
      screen = shown;
      if (consent.marketing) layerScreen(shown);
      if (consent.performance) analyst.page(shown);
    },
  };
};
