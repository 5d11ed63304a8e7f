import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentStateChange } from '#domain/analytics/consentStateChange.ts';
import { eventProperties } from '#domain/analytics/eventProperties.ts';
import { brands } from '#domain/brand/brand.ts';
import { mint } from '#domain/shared/nominal.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';

const nothingKnown = { brand: 'xe', referenceSource: null, email: null, recordingUrl: null };
const allKnown = {
  brand: 'britline',
  referenceSource: 'personal' as const,
  email: mint<'Email'>('ada@example.test'),
  recordingUrl: 'https://app.logrocket.test/s/1',
};

describe('eventProperties', () => {
  it('tells brand, reference source, email and recording beside the event', () => {
    expect(eventProperties({ name: 'Code Sent', channel: 'sms' }, allKnown)).toEqual({
      channel: 'sms',
      brand: 'britline',
      referenceSource: 'Personal',
      email: 'ada@example.test',
      recordingUrl: 'https://app.logrocket.test/s/1',
    });
  });

  it('leaves out what is not known', () => {
    const signedIn = { name: 'Signed In', accountType: null } as const;
    expect(eventProperties(signedIn, nothingKnown)).toEqual({ brand: 'xe' });
    expect(eventProperties(signedIn, { ...nothingKnown, referenceSource: 'DEVPORTAL' })).toEqual({ brand: 'xe' });
  });

  it('names the brand with every event and never sends a null', () => {
    fc.assert(
      fc.property(analyticsEvent, fc.constantFrom(nothingKnown, allKnown), (event, context) => {
        const sent = eventProperties(event, context);
        expect(sent['brand']).toBe(context.brand);
        expect(Object.values(sent).every((value) => ['string', 'number', 'boolean'].includes(typeof value))).toBe(true);
      }),
    );
  });
});

describe('consentStateChange', () => {
  it('carries the three flags for every brand but the UK business one', () => {
    fc.assert(
      fc.property(consent, fc.constantFrom(...brands), (flags, brand) => {
        const event = brand.key === 'britline' ? null : { name: 'Consent State Change', ...flags };
        expect(consentStateChange(flags, brand)).toEqual(event);
      }),
    );
  });
});
