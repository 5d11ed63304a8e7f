import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseCodeAndPassword, parseCodeField } from '#domain/identity/credentials.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

const password = fc.string({ minLength: 1 }).map((text) => unsafeNominal<'Password'>(text));
const codeAndPassword = fc.record({ code: oneTimeCode, password });
const nothing = { code: null, password: null };
const incomplete = (...fields: ReadonlyArray<{ readonly field: string; readonly problem: string }>) =>
  E.left({ _tag: 'Incomplete', fields });
const noPassword = { field: 'password', problem: 'Missing' };

describe('parseCodeAndPassword', () => {
  it('takes what was typed, also where the session has others', () => {
    fc.assert(
      fc.property(codeAndPassword, codeAndPassword, ({ code, password: secret }, known) => {
        const typed = { code: `${code.slice(0, 3)} ${code.slice(3)}`, password: secret };
        expect(parseCodeAndPassword(typed, known)).toEqual(E.right({ code, password: secret }));
      }),
    );
  });

  it('takes those of the session where the form does not ask', () => {
    fc.assert(
      fc.property(oneTimeCode, password, (code, secret) => {
        const known = { code, password: secret };
        expect(parseCodeAndPassword(nothing, known)).toEqual(E.right(known));
        expect(parseCodeAndPassword({ code, password: null }, { ...nothing, password: secret })).toEqual(
          E.right(known),
        );
        expect(parseCodeAndPassword({ code: null, password: secret }, { ...nothing, code })).toEqual(E.right(known));
      }),
    );
  });

  it.each([
    [{ code: '', password: '' }, 'Missing'],
    [{ code: '12345', password: '' }, 'TooShort'],
    [{ code: '1234567', password: '' }, 'TooLong'],
    [nothing, 'Missing'],
  ])('names the faults of %j, the code first', (typed, problem) => {
    expect(parseCodeAndPassword(typed, nothing)).toEqual(incomplete({ field: 'code', problem }, noPassword));
  });

  it('names the one field that is at fault, even where the session has a value for it', () => {
    fc.assert(
      fc.property(oneTimeCode, password, (code, secret) => {
        const known = { code, password: secret };
        expect(parseCodeAndPassword({ code, password: '' }, known)).toEqual(incomplete(noPassword));
        expect(parseCodeAndPassword({ code: '', password: secret }, known)).toEqual(
          incomplete({ field: 'code', problem: 'Missing' }),
        );
      }),
    );
  });
});

describe('parseCodeField', () => {
  it('is the typed code, or its fault', () => {
    fc.assert(
      fc.property(oneTimeCode, (code) => {
        expect(parseCodeField(` ${code}`)).toEqual(E.right(code));
        expect(parseCodeField(code.slice(1))).toEqual(incomplete({ field: 'code', problem: 'TooShort' }));
      }),
    );
  });
});
