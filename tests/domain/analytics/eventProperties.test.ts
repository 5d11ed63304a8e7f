import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventProperties, screenProperties } from '#domain/analytics/eventProperties.ts';
import { consentStateChange } from '#domain/analytics/events.ts';
import { brands } from '#domain/brand/brand.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const nothingKnown = { brand: 'xe', referenceSource: null, accountType: null, email: null, recordingUrl: null };
const allKnown = {
  brand: 'britline',
  referenceSource: 'personal' as const,
  accountType: 'Personal' as const,
  email: unsafeNominal<'Email'>('ada@example.test'),
  recordingUrl: 'https://app.logrocket.test/s/1',
};

describe('eventProperties', () => {
  it('adds brand, reference source, Segment label, account type, email and recording to the event', () => {
    expect(eventProperties({ name: 'Code Sent', channel: 'sms' }, allKnown)).toEqual({
      channel: 'sms',
      brand: 'britline',
      referenceSource: 'personal',
      segmentLabel: 'Personal',
      accountType: 'consumer',
      email: 'ada@example.test',
      recordingUrl: 'https://app.logrocket.test/s/1',
    });
  });

  it.each(['?t=1', '#top', '?t=1#top', '?a\nb', ''])('sends the address of the recording without %j', (end) => {
    const recordingUrl = `https://app.logrocket.test/s/1${end}`;
    const sent = eventProperties({ name: 'Signed In' }, { ...nothingKnown, recordingUrl });
    expect(sent['recordingUrl']).toBe('https://app.logrocket.test/s/1');
  });

  it('leaves out what is not known', () => {
    const signedIn = { name: 'Signed In' } as const;
    expect(eventProperties(signedIn, nothingKnown)).toEqual({ brand: 'xe' });
  });

  it.each([
    ['personal', 'Personal'],
    ['business', 'Business'],
    ['XECD', 'XECD'],
    ['XECI', 'XECI'],
    ['XERA', 'XERA'],
  ] as const)('sends the reference source %s and its label, with events and screens', (referenceSource, label) => {
    const context = { ...nothingKnown, referenceSource };
    const sent = { brand: 'xe', referenceSource, segmentLabel: label };
    expect(eventProperties({ name: 'Signed In' }, context)).toEqual(sent);
    expect(screenProperties(null, context)).toEqual(sent);
  });

  it('sends the developer portal, which has no label', () => {
    const context = { ...nothingKnown, referenceSource: 'DEVPORTAL' as const };
    expect(eventProperties({ name: 'Signed In' }, context)).toEqual({ brand: 'xe', referenceSource: 'DEVPORTAL' });
  });

  itAlways(
    'has the brand in every event and never a null',
    [analyticsEvent, fc.constantFrom(nothingKnown, allKnown)],
    (event, context) => {
      const sent = eventProperties(event, context);
      expect(sent['brand']).toBe(context.brand);
      expect(Object.values(sent).every((value) => ['string', 'number', 'boolean'].includes(typeof value))).toBe(true);
    },
  );
});

describe('screenProperties', () => {
  it('adds the flow to the context, where the screen belongs to one', () => {
    expect(screenProperties('Forgot password', nothingKnown)).toEqual({ flow: 'Forgot password', brand: 'xe' });
    expect(screenProperties(null, nothingKnown)).toEqual({ brand: 'xe' });
  });
});

describe('consentStateChange', () => {
  itAlways(
    'carries the three flags for every brand but the UK business one',
    [consent, fc.constantFrom(...brands)],
    (flags, brand) => {
      const event = brand.key === 'britline' ? null : { name: 'Consent State Change', ...flags };
      expect(consentStateChange(flags, brand)).toEqual(event);
    },
  );
});
