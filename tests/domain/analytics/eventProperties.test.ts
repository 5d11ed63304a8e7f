import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consentStateChange,
  type EventContext,
  eventProperties,
  identifyPayload,
  screenProperties,
} from '#domain/analytics/eventProperties.ts';
import { brands } from '#domain/brand/brands.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const nothingKnown = { brand: 'xe', referenceSource: null, accountType: null, email: null, recordingUrl: null };
const allKnown: EventContext = {
  brand: 'britline',
  referenceSource: 'personal',
  accountType: 'Personal',
  email: unsafeNominal<'Email'>('ada@example.test'),
  recordingUrl: 'https://app.logrocket.test/s/1',
};
const sentWith = (context: Partial<EventContext>) =>
  eventProperties({ name: 'Signed In' }, { ...nothingKnown, ...context });

describe('the properties of an event', () => {
  it('are its data, and what is known of the visitor', () => {
    const known = {
      brand: 'britline',
      referenceSource: 'personal',
      segmentLabel: 'Personal',
      accountType: 'consumer',
      email: 'ada@example.test',
      recordingUrl: 'https://app.logrocket.test/s/1',
    };
    expect(eventProperties({ name: 'Code Sent', channel: 'sms' }, allKnown)).toEqual({ channel: 'sms', ...known });
    expect(screenProperties('Forgot password', allKnown)).toEqual({ flow: 'Forgot password', ...known });
    expect(sentWith({})).toEqual({ brand: 'xe' });
    expect(screenProperties(null, nothingKnown)).toEqual({ brand: 'xe' });
  });

  it.each(['?t=1#top', '#top', '?a\nb', ''])('have the address of the recording without %j', (end) => {
    const { recordingUrl } = allKnown;
    expect(sentWith({ recordingUrl: `${recordingUrl}${end}` })).toMatchObject({ recordingUrl });
  });

  it.each([
    ['personal', { segmentLabel: 'Personal' }],
    ['business', { segmentLabel: 'Business' }],
    ['XECD', { segmentLabel: 'XECD' }],
    ['XECI', { segmentLabel: 'XECI' }],
    ['XERA', { segmentLabel: 'XERA' }],
    ['DEVPORTAL', {}],
  ] as const)('have the reference source %s with %j', (referenceSource, label) => {
    expect(sentWith({ referenceSource })).toEqual({ brand: 'xe', referenceSource, ...label });
  });

  it.each([
    ['Personal', 'consumer'],
    ['XERA', 'corporate'],
  ] as const)('call the account type %s %s', (accountType, audience) => {
    expect(sentWith({ accountType })).toEqual({ brand: 'xe', accountType: audience });
  });

  const [context, anyBrand] = [fc.constantFrom(nothingKnown, allKnown), fc.constantFrom(...brands)];
  itAlways('always have the brand and never a null', [analyticsEvent, context], (event, known) => {
    const sent = eventProperties(event, known);
    expect(sent['brand']).toBe(known.brand);
    expect(Object.values(sent).every((value) => ['string', 'number', 'boolean'].includes(typeof value))).toBe(true);
  });

  itAlways('of a choice are its flags; one brand sends none', [consent, anyBrand], (flags, brand) => {
    const event = brand.key === 'britline' ? null : { name: 'Consent State Change', ...flags };
    expect(consentStateChange(flags, brand)).toEqual(event);
  });
});

describe('the traits of a visitor', () => {
  it('are consent, product, release, brand and language, and the email once it is known', () => {
    const consented = { performance: true, marketing: false, compliance: false };
    const release = { version: '1.2.3', environment: 'production' };
    const visitor = { consent: consented, brand: 'xe', release, locale: 'nb-NO' } as const;
    const traits = {
      ...consented,
      productName: 'account',
      releaseVersion: '1.2.3',
      versionType: 'production',
      brand: 'xe',
      userLanguage: 'nb-NO',
      languageCode: 'nb',
      countryCode: 'NO',
    };
    const { email } = allKnown;
    expect(identifyPayload({ ...visitor, email: null })).toEqual(traits);
    expect(identifyPayload({ ...visitor, email })).toEqual({ ...traits, email });
  });
});
