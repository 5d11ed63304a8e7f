import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { usualRules } from '#domain/identity/checkPassword.ts';
import * as parse from '#domain/identity/credentials.ts';
import { parseEmail } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';
import { codeOf } from '#tests/support/codes.ts';

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
  itAlways('accepts an address and any password, and keeps the password', [email, password], (address, secret) => {
    const typed = { email: ` ${address}\n`, password: secret };
    expect(parse.parseCredentials(typed)).toEqual(E.right({ email: address, password: secret }));
  });
});

describe('parseNewAccount', () => {
  const version = fc.string({ minLength: 1 });

  itAlways('names each field whose parser fails, and needs the terms', [typedCredentials, version], (typed, terms) => {
    const [address, parsed] = [parseEmail(typed.email), parse.parseCredentials(typed)];
    const fields = [
      ...(E.isLeft(address) ? [{ field: 'email', problem: address.left }] : []),
      ...(typed.password === '' ? [noPassword] : []),
    ];
    expect(E.isLeft(parsed) ? parsed.left.fields : []).toEqual(fields);
    expect(parse.parseNewAccount({ ...typed, termsVersion: terms }, [])).toEqual(
      E.isLeft(parsed) ? parsed : E.right({ ...parsed.right, termsVersion: terms }),
    );
    const unread = E.left({ _tag: 'DocumentsUnread', fields });
    expect(parse.parseNewAccount({ ...typed, termsVersion: null }, [])).toEqual(unread);
  });

  it('names every rule that the password breaks, beside the other fields', () => {
    const typed = { email: 'ada', password: 'ada', termsVersion: 'terms' };
    const [minLength, , uppercase, digit, notUsername] = usualRules;
    const broken = { field: 'password', problem: [minLength, uppercase, digit, notUsername] };
    const expected = { _tag: 'Incomplete', fields: [{ field: 'email', problem: 'Malformed' }, broken] };
    expect(parse.parseNewAccount(typed, usualRules)).toEqual(E.left(expected));
  });
});

describe('parseCodeAndPassword', () => {
  const nothing = { code: null, password: null };
  const codeAndPassword = fc.record({ code: oneTimeCode, password });

  itAlways('takes what was typed, else that of the session', [codeAndPassword, codeAndPassword], (both, others) => {
    const spaced = `${both.code.slice(0, 3)} ${both.code.slice(3)}`;
    expect(parse.parseCodeAndPassword({ ...both, code: spaced }, others)).toEqual(E.right(both));
    const code = { code: both.code, password: null };
    const secret = { code: null, password: both.password };
    for (const [typed, known] of [[nothing, both] as const, [code, secret] as const, [secret, code] as const])
      expect(parse.parseCodeAndPassword(typed, known)).toEqual(E.right(both));
  });

  it.each([
    [{ code: '', password: '' }, 'Missing'],
    [{ code: codeOf('1').slice(1), password: '' }, 'TooShort'],
    [{ code: `${codeOf('1')}1`, password: '' }, 'TooLong'],
    [nothing, 'Missing'],
  ])('names the faults of %j, the code first', (typed, problem) => {
    expect(parse.parseCodeAndPassword(typed, nothing)).toEqual(incomplete({ field: 'code', problem }, noPassword));
  });

  itAlways('names the one field at fault, even where the session has its value', [codeAndPassword], (known) => {
    expect(parse.parseCodeAndPassword({ ...known, password: '' }, known)).toEqual(incomplete(noPassword));
    expect(parse.parseCodeAndPassword({ ...known, code: '' }, known)).toEqual(incomplete(noCode));
  });
});

describe('parseCodeField', () => {
  itAlways('is the typed code, or its fault', [oneTimeCode], (code) => {
    expect(parse.parseCodeField(` ${code}`)).toEqual(E.right(code));
    expect(parse.parseCodeField(code.slice(1))).toEqual(incomplete({ field: 'code', problem: 'TooShort' }));
  });
});
