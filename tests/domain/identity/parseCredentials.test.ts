import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseCredentials } from '#domain/identity/credentials.ts';
import { parseEmail } from '#domain/identity/email.ts';
import { email } from '#tests/arbitraries/email.ts';

const noEmail = { field: 'email', problem: 'Missing' };
const badEmail = { field: 'email', problem: 'Malformed' };
const noPassword = { field: 'password', problem: 'Missing' };

describe('parseCredentials', () => {
  it.each([
    ['', '', [noEmail, noPassword]],
    ['  ', 'secret', [noEmail]],
    ['ada', 'secret', [badEmail]],
    ['ada', '', [badEmail, noPassword]],
    ['ada@example.test', '', [noPassword]],
  ])('of %j and %j names every field at once, in the order of the form', (typedEmail, password, fields) => {
    expect(parseCredentials({ email: typedEmail, password })).toEqual(E.left({ _tag: 'Incomplete', fields }));
  });

  it('accepts an address and any password, and does not change the password', () => {
    fc.assert(
      fc.property(email, fc.string({ minLength: 1 }), (address, password) => {
        expect(parseCredentials({ email: ` ${address}\n`, password })).toEqual(E.right({ email: address, password }));
      }),
    );
  });

  it('reports exactly the fields whose parsers fail, without the typed text', () => {
    fc.assert(
      fc.property(fc.oneof(email, fc.string()), fc.string(), (typedEmail, password) => {
        const answer = parseCredentials({ email: typedEmail, password });
        const faults = E.isLeft(answer) ? answer.left.fields : [];
        const named = faults.map(({ field }) => field);
        expect(named.includes('email')).toBe(E.isLeft(parseEmail(typedEmail)));
        expect(named.includes('password')).toBe(password === '');
        expect(faults.every((fault) => Object.keys(fault).join() === 'field,problem')).toBe(true);
      }),
    );
  });
});
