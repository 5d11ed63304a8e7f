import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAnalyst } from '#application/analytics/analyst.ts';
import { makeDelivery, type Delivery } from '#application/analytics/delivery.ts';
import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';
import { noConsent, type Consent } from '#domain/consent/consent.ts';
import { newSession } from '#domain/session/session.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { world } from '#tests/arbitraries/visit.ts';
import { openCompanionStage, type CompanionStage } from '#tests/application/stage/companionPorts.ts';

const visitor = { profileId: null, email: null, referenceSource: null };
const signedIn = { event: { name: 'Signed In', accountType: null }, visitor } as const;
const only = (granted: Partial<Consent>): Consent => ({ ...noConsent, ...granted });

const open = (brand: Brand = mainBrand): Delivery & Pick<CompanionStage, 'told' | 'ports'> => {
  const { ports, told } = openCompanionStage();
  const here = { ...world, brand };
  return { ...makeDelivery(ports, here, makeAnalyst(ports, here)), told, ports };
};

const named = (told: ReturnType<CompanionStage['told']>): ReadonlyArray<string> =>
  told.map(({ call, name }) => `${call} ${name ?? ''}`.trim());

describe('delivery', () => {
  it('forgets what happens before consent, and tells the screen looked at once there is some', () => {
    const { looked, happened, allow, told } = open();
    looked('login');
    happened(signedIn);
    expect(told()).toEqual([]);
    allow(only({ performance: true }), false);
    expect(named(told())).toEqual(['identify', 'page login']);
  });

  it('sends nothing without performance but the choice itself, and that of nobody', () => {
    fc.assert(
      fc.property(consent, fc.array(analyticsEvent), (given, events) => {
        const { looked, happened, allow, told } = open();
        allow({ ...given, performance: false, marketing: false }, true);
        looked('login');
        events.forEach((event) => happened({ event, visitor }));
        expect(named(told())).toEqual(['trackNobody Consent State Change']);
        expect(told()[0]?.payload).toEqual({
          performance: false,
          marketing: false,
          compliance: given.compliance,
          brand: 'xe',
        });
      }),
    );
  });

  it('fills the data layer by marketing alone, and never with an email', () => {
    const { looked, happened, allow, told } = open();
    allow(only({ marketing: true }), false);
    looked('login');
    happened({ ...signedIn, visitor: { ...visitor, email: newSession.email } });
    expect(named(told())).toEqual(['layer page', 'layer Signed In']);
    expect(told().map(({ payload }) => Object.keys(payload))).toEqual([['screen', 'brand'], ['brand']]);
  });

  it('tells the choice with its three flags, and to no vendor for the brand that tracks none', () => {
    const choice = { performance: true, marketing: false, compliance: false };
    for (const brand of brands) {
      const { allow, told } = open(brand);
      allow(choice, true);
      const changes = told().filter(({ name }) => name === 'Consent State Change');
      expect(changes.map(({ payload }) => payload)).toEqual(
        brand.tracksConsentChange ? [{ ...choice, brand: brand.key }] : [],
      );
    }
  });

  it('has the visitor forgotten once performance is withdrawn, and tells no more', () => {
    const { happened, allow, told } = open();
    allow(only({ performance: true }), false);
    allow(noConsent, true);
    happened(signedIn);
    expect(named(told())).toEqual(['identify', 'forget', 'trackNobody Consent State Change']);
  });

  it('says with a screen, and with a dialog over it, what the visitor is doing there', () => {
    const { looked, popped, allow, told, ports } = open();
    allow(only({ performance: true, marketing: true }), false);
    ports.flow.keep({ last: 'Sign in', redirectedFrom: '/signin' });
    looked('login');
    popped('leave-2FA popup');
    const flows = told().flatMap(({ call, payload }) => (call === 'identify' ? [] : [[call, payload['flow']]]));
    expect(flows).toEqual([
      ['layer', 'Sign in'],
      ['page', 'Sign in'],
      ['layer', 'Sign in'],
      ['page', 'Sign in'],
    ]);
  });

  it('tells of a dialog over the screen, and goes on looking at that screen', () => {
    const { looked, popped, allow, told } = open();
    looked('account registration');
    allow(only({ performance: true }), false);
    popped('leave-registration popup');
    allow(noConsent, false);
    allow(only({ performance: true }), false);
    const pages = told().flatMap(({ call, name }) => (call === 'page' ? [name] : []));
    expect(pages).toEqual(['account registration', 'leave-registration popup', 'account registration']);
  });
});
