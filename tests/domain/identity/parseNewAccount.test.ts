import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseCredentials, parseNewAccount } from '#domain/identity/credentials.ts';
import { email } from '#tests/arbitraries/email.ts';

const typed = fc.record({
  email: fc.oneof(email, fc.string()),
  password: fc.oneof(fc.constant(''), fc.string()),
});

describe('parseNewAccount', () => {
  it('answers as parseCredentials does, with the version of the terms', () => {
    fc.assert(
      fc.property(typed, fc.string({ minLength: 1 }), (credentials, termsVersion) => {
        const parsed = parseCredentials(credentials);
        const expected = E.isLeft(parsed) ? parsed : E.right({ ...parsed.right, termsVersion });
        expect(parseNewAccount({ ...credentials, termsVersion })).toEqual(expected);
      }),
    );
  });

  it('accepts nothing without the terms, and names the faults of the fields besides', () => {
    fc.assert(
      fc.property(typed, (credentials) => {
        const parsed = parseCredentials(credentials);
        const fields = E.isLeft(parsed) ? parsed.left.fields : [];
        expect(parseNewAccount({ ...credentials, termsVersion: null })).toEqual(
          E.left({ _tag: 'DocumentsUnread', fields }),
        );
      }),
    );
  });
});
