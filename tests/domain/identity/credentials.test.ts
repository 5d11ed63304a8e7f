import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import * as parse from '#domain/identity/credentials.ts';
import { parseEmail } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

type Faults = ReadonlyArray<{ readonly field: string; readonly problem: string }>;

const incomplete = (...fields: Faults) => E.left({ _tag: 'Incomplete', fields });
const noPassword = { field: 'password', problem: 'Missing' };
const noCode = { field: 'code', problem: 'Missing' };
const password = fc
  .oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.constantFrom(' ', '\u00a0', '  leading', 'trailing\n'))
  .map((text) => unsafeNominal<'Password'>(text));
const typedCredentials = fc.record({
  email: fc.oneof(email, fc.string()),
  password: fc.oneof(fc.constant(''), fc.string()),
});

describe('parseCredentials', () => {
  itAlways(
    'accepts an address and any password, and does not change the password',
    [email, password],
    (address, secret) => {
      expect(parse.parseCredentials({ email: ` ${address}\n`, password: secret })).toEqual(
        E.right({ email: address, password: secret }),
      );
    },
  );

  itAlways(
    'reports exactly the fields whose parsers fail, in the order of the form and without the typed text',
    [typedCredentials],
    (typed) => {
      const address = parseEmail(typed.email);
      const answer = parse.parseCredentials(typed);
      expect(E.isLeft(answer) ? answer.left.fields : []).toEqual([
        ...(E.isLeft(address) ? [{ field: 'email', problem: address.left }] : []),
        ...(typed.password === '' ? [noPassword] : []),
      ]);
    },
  );
});

describe('parseNewAccount', () => {
  itAlways(
    'answers as parseCredentials does, with the version of the terms',
    [typedCredentials, fc.string({ minLength: 1 })],
    (typed, termsVersion) => {
      const parsed = parse.parseCredentials(typed);
      const expected = E.isLeft(parsed) ? parsed : E.right({ ...parsed.right, termsVersion });
      expect(parse.parseNewAccount({ ...typed, termsVersion })).toEqual(expected);
    },
  );

  itAlways(
    'accepts nothing without the terms, and names the faults of the fields besides',
    [typedCredentials],
    (typed) => {
      const parsed = parse.parseCredentials(typed);
      const fields = E.isLeft(parsed) ? parsed.left.fields : [];
      expect(parse.parseNewAccount({ ...typed, termsVersion: null })).toEqual(
        E.left({ _tag: 'DocumentsUnread', fields }),
      );
    },
  );
});

describe('parseCodeAndPassword', () => {
  const nothing = { code: null, password: null };
  const codeAndPassword = fc.record({ code: oneTimeCode, password });

  itAlways(
    'takes what was typed, also where the session has others',
    [codeAndPassword, codeAndPassword],
    ({ code, password: secret }, known) => {
      const typed = { code: `${code.slice(0, 3)} ${code.slice(3)}`, password: secret };
      expect(parse.parseCodeAndPassword(typed, known)).toEqual(E.right({ code, password: secret }));
    },
  );

  itAlways('takes those of the session where the form does not ask', [codeAndPassword], (both) => {
    const [code, secret] = [
      { ...nothing, code: both.code },
      { ...nothing, password: both.password },
    ];
    for (const [typed, known] of [[nothing, both] as const, [code, secret] as const, [secret, code] as const])
      expect(parse.parseCodeAndPassword(typed, known)).toEqual(E.right(both));
  });

  it.each([
    [{ code: '', password: '' }, 'Missing'],
    [{ code: '12345', password: '' }, 'TooShort'],
    [{ code: '1234567', password: '' }, 'TooLong'],
    [nothing, 'Missing'],
  ])('names the faults of %j, the code first', (typed, problem) => {
    expect(parse.parseCodeAndPassword(typed, nothing)).toEqual(incomplete({ field: 'code', problem }, noPassword));
  });

  itAlways(
    'names the one field that is at fault, even where the session has a value for it',
    [codeAndPassword],
    (known) => {
      expect(parse.parseCodeAndPassword({ ...known, password: '' }, known)).toEqual(incomplete(noPassword));
      expect(parse.parseCodeAndPassword({ ...known, code: '' }, known)).toEqual(incomplete(noCode));
    },
  );
});

describe('parseCodeField', () => {
  itAlways('is the typed code, or its fault', [oneTimeCode], (code) => {
    expect(parse.parseCodeField(` ${code}`)).toEqual(E.right(code));
    expect(parse.parseCodeField(code.slice(1))).toEqual(incomplete({ field: 'code', problem: 'TooShort' }));
  });
});
