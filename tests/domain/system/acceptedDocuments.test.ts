import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedDocuments } from '#domain/system/documents.ts';

const address = fc.webUrl();
const document = fc.option(fc.record({ version: fc.string({ minLength: 1 }), url: fc.option(address) }));

describe('acceptedDocuments', () => {
  it('are both documents and the version of the terms, or nothing unless both have an address', () => {
    fc.assert(
      fc.property(document, document, (terms, privacyPolicy) => {
        const [termsUrl, privacyPolicyUrl] = [terms?.url ?? null, privacyPolicy?.url ?? null];
        const readable = termsUrl !== null && privacyPolicyUrl !== null;
        expect(acceptedDocuments({ terms, privacyPolicy })).toEqual(
          readable ? { termsVersion: terms?.version, termsUrl, privacyPolicyUrl } : null,
        );
      }),
    );
  });
});
