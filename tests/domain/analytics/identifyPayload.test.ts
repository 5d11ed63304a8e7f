import { describe, expect, it } from 'vitest';
import { identifyPayload } from '#domain/analytics/eventProperties.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

const visitor = {
  consent: { performance: true, marketing: false, compliance: false },
  brand: 'xe',
  release: { version: '1.2.3', environment: 'production' },
  locale: 'nb-NO',
  email: null,
} as const;

const traits = {
  performance: true,
  marketing: false,
  compliance: false,
  productName: 'account',
  releaseVersion: '1.2.3',
  versionType: 'production',
  brand: 'xe',
  userLanguage: 'nb-NO',
  languageCode: 'nb',
  countryCode: 'NO',
};

describe('identifyPayload', () => {
  it('has consent, product, release, brand and language', () => {
    expect(identifyPayload(visitor)).toEqual(traits);
  });

  it('has the email once it is known', () => {
    const email = unsafeNominal<'Email'>('ada@example.test');
    expect(identifyPayload({ ...visitor, email })).toEqual({ ...traits, email });
  });
});
