import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { makeMayUse } from '#application/consent/mayUse.ts';
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
  /** A screen came up over the one that is looked at, which stays the one looked at. */
  readonly popped: (screen: ScreenName) => void;
};

type Open = { readonly analytics: boolean; readonly layer: boolean };

type Telling = {
  readonly screen: (shown: ScreenName, to: Open) => void;
  readonly event: (happening: Happening, to: Open, consent: Consent) => void;
};

type Telltale = Pick<CompanionPorts, 'flow' | 'tags'>;

const makeTelling = (
  { tags: { push }, flow }: Telltale,
  { brand }: Pick<World, 'brand'>,
  analyst: Analyst,
): Telling => ({
  screen: (shown, { analytics, layer }) => {
    if (layer) push('page', known({ screen: shown, brand: brand.key, flow: flow.get().last }));
    if (analytics) analyst.page(shown);
  },
  event: ({ event, visitor }, { analytics, layer }, consent) => {
    const { name, ...data } = event;
    if (layer) push(name, known({ ...data, brand: brand.key }));
    if (!analytics) return;
    analyst.identify(visitor, consent);
    analyst.track(event, visitor);
  },
});

/** Performance opens analytics, marketing the tag manager's data layer; who the visitor is goes to analytics alone. */
export const makeDelivery = (
  { tags, flow, session, log }: Telltale & Pick<CompanionPorts, 'log' | 'session'>,
  world: Pick<World, 'brand'>,
  analyst: Analyst,
): Delivery => {
  const tell = makeTelling({ tags, flow }, world, analyst);
  const mayUse = makeMayUse({ log });
  let consent: Consent = noConsent;
  let screen: ScreenName | null = null;
  const open = (): Open => ({ analytics: mayUse(consent)('performance'), layer: mayUse(consent)('marketing') });
  const tellChoice = (change: AnalyticsEvent, to: Open): void =>
    to.analytics
      ? tell.event({ event: change, visitor: visitorOf(session.get()) }, to, consent)
      : analyst.trackNobody(change);
  return {
    allow: (next, chosen) => {
      const before = open();
      consent = next;
      const now = open();
      const change = chosen ? consentStateChange(next, world.brand) : null;
      if (before.analytics && !now.analytics) analyst.forget();
      if (now.analytics) analyst.identify(visitorOf(session.get()), next);
      if (change !== null) tellChoice(change, now);
      const opened = { analytics: now.analytics && !before.analytics, layer: now.layer && !before.layer };
      if (screen !== null) tell.screen(screen, opened);
    },
    happened: (happening) => tell.event(happening, open(), consent),
    looked: (shown) => {
      screen = shown;
      tell.screen(shown, open());
    },
    popped: (shown) => tell.screen(shown, open()),
  };
};
