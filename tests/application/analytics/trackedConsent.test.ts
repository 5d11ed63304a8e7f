import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { named, openConsentedAnalytics as open } from '#tests/application/support/consentedAnalytics.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };
const only = (granted: Partial<Consent>): Consent => ({ ...noConsent, ...granted });

describe('the event of a choice', () => {
  it('tracks the choice with its three flags, except for the brand that tracks none', () => {
    const choice = { performance: true, marketing: false, compliance: false };
    for (const brand of brands) {
      const { setConsent, recordedCalls } = open(brand);
      setConsent(choice, 'Chosen');
      const changes = recordedCalls().filter(({ name }) => name === 'Consent State Change');
      expect(changes.map(({ payload }) => payload)).toEqual(
        brand.tracksConsentChange ? [{ ...choice, brand: brand.key }] : [],
      );
    }
  });

  it('resets the identity when performance is withdrawn, and sends nothing more', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    setConsent(only({ performance: true }), 'Stored');
    onScreenShown('login', visitor);
    setConsent(noConsent, 'Chosen');
    onEvent({ name: 'Signed In' }, visitor);
    expect(named(recordedCalls())).toEqual([
      'identify',
      'page login',
      'reset',
      'trackAnonymously Consent State Change',
    ]);
  });
});
