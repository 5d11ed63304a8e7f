import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  publishedDocuments,
  acceptedDocuments,
  fieldsKnownAhead,
  noSystemFields,
} from '#domain/system/systemFields.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const rows = {
  privacyPolicyVersionAvailable: 'PP-2',
  termsAndConditionsVersionAvailable: 'TC-7',
  cookieNoticeVersionAvailable: null,
  documentLinks: { 'PP-2': 'https://xe.com/privacy', 'TC-7': 'https://xe.com/terms', 'TC-6': 'https://xe.com/old' },
};

describe('publishedDocuments', () => {
  it('returns each document with the link of its version, and null without a version', () => {
    expect(publishedDocuments(rows)).toEqual({
      terms: { version: 'TC-7', url: 'https://xe.com/terms' },
      privacyPolicy: { version: 'PP-2', url: 'https://xe.com/privacy' },
      cookieNotice: null,
    });
  });

  const links = fc.oneof(
    fc.constantFrom<Record<string, string>>({}, { 'TC-7': 'javascript:alert(1)' }, { 'TC-7': '/terms' }),
    fc.string().map((link): Record<string, string> => ({ 'TC-6': link })),
  );
  itAlways('keeps the version of a document whose link is missing or unsafe', [links], (documentLinks) => {
    expect(publishedDocuments({ ...rows, documentLinks }).terms).toEqual({ version: 'TC-7', url: null });
  });

  it('has no document with an empty version, and no link under an inherited name', () => {
    const termsOf = (version: string) => {
      const documentLinks = { '': 'https://xe.com/terms' };
      return publishedDocuments({ ...rows, documentLinks, termsAndConditionsVersionAvailable: version }).terms;
    };
    expect(termsOf('')).toBeNull();
    for (const name of ['constructor', '__proto__', 'toString']) expect(termsOf(name)?.url).toBeNull();
  });
});

const document = fc.option(fc.record({ version: fc.string({ minLength: 1 }), url: fc.option(fc.webUrl()) }));

describe('acceptedDocuments', () => {
  itAlways(
    'are both documents, or nothing unless both have an address',
    [document, document],
    (terms, privacyPolicy) => {
      const [termsUrl, privacyPolicyUrl] = [terms?.url ?? null, privacyPolicy?.url ?? null];
      const readable = termsUrl !== null && privacyPolicyUrl !== null;
      expect(acceptedDocuments({ terms, privacyPolicy })).toEqual(
        readable ? { termsVersion: terms?.version, termsUrl, privacyPolicyUrl } : null,
      );
    },
  );
});

describe('the system fields before the service answers', () => {
  it('are those of a visitor in Great Britain, without documents, phone countries and social logins', () => {
    expect(noSystemFields).toEqual({
      geoLocation: 'GB',
      terms: null,
      privacyPolicy: null,
      cookieNotice: null,
      phoneCountries: [],
      socialLogins: [],
    });
  });

  it('have the social logins of the row of the brand, in their order', () => {
    const socialLogins = ['apple', 'google'] as const;
    expect(fieldsKnownAhead({ ...mainBrand, socialLogins })).toEqual({ ...noSystemFields, socialLogins });
  });
});
