import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedDocument, acceptedDocuments, fieldsKnownAhead, noSystemFields } from '#domain/system/systemFields.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('publishedDocument', () => {
  it('has the link, where that is a web address', () => {
    expect(publishedDocument('TC-7', 'https://xe.com/terms')).toEqual({ version: 'TC-7', url: 'https://xe.com/terms' });
    expect([null, ''].map((version) => publishedDocument(version, 'https://xe.com/terms'))).toEqual([null, null]);
  });

  const link = fc.oneof(fc.constantFrom(undefined, null, 7, 'javascript:alert(1)', '/terms', 'https://'), fc.string());
  itAlways('keeps the version without a safe link', [link], (unsafe) => {
    fc.pre(typeof unsafe !== 'string' || !/^https?:\/\/./i.test(unsafe));
    expect(publishedDocument('TC-7', unsafe)).toEqual({ version: 'TC-7', url: null });
  });
});

const document = fc.option(fc.record({ version: fc.string({ minLength: 1 }), url: fc.option(fc.webUrl()) }));

describe('acceptedDocuments', () => {
  itAlways('are both documents, if both have an address', [document, document], (terms, privacyPolicy) => {
    const [termsUrl, privacyPolicyUrl] = [terms?.url ?? null, privacyPolicy?.url ?? null];
    const readable = termsUrl !== null && privacyPolicyUrl !== null;
    expect(acceptedDocuments({ terms, privacyPolicy })).toEqual(
      readable ? { termsVersion: terms?.version, termsUrl, privacyPolicyUrl } : null,
    );
  });
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
