import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentityFault, usualWaitMs } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { withCode, withCodeFault } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodeFault } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeFault } from '#tests/arbitraries/codeFault.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const rows: ReadonlyArray<readonly [IdentityFault, CodeFault]> = [
  [{ _tag: 'CodeMismatch' }, { _tag: 'invalidCode' }],
  [{ _tag: 'CodeExpired' }, { _tag: 'expiredCode' }],
  [
    { _tag: 'RateLimited', retryAfterMs: 5_000 },
    { _tag: 'rateLimit', until: 6_000 },
  ],
  [
    { _tag: 'RateLimited', retryAfterMs: null },
    { _tag: 'rateLimit', until: 1_000 + usualWaitMs },
  ],
  [
    { _tag: 'TooManyAttempts', retryAfterMs: null },
    { _tag: 'tooManyException', until: null },
  ],
  [
    { _tag: 'TooManyAttempts', retryAfterMs: 5_000 },
    { _tag: 'tooManyException', until: 6_000 },
  ],
];

describe('codeFaultOf', () => {
  it.each(rows)('reads %o as %o', (fault, expected) => {
    expect(codeFaultOf(fault, 1_000)).toEqual(expected);
  });

  itAlways('is null for any other fault', [identityFault, fc.nat()], (fault, now) => {
    const named = rows.some(([{ _tag }]) => _tag === fault._tag);
    expect(codeFaultOf(fault, now) !== null).toBe(named);
  });
});

describe('the code of a session', () => {
  itAlways('keeps only the last fault', [fc.array(codeFault), codeFault], (earlier, last) => {
    const session = [...earlier, last].reduce((now, fault) => withCodeFault(fault)(now), newSession);
    expect(session.codes.fault).toEqual(last);
  });

  itAlways(
    'is cleared by a rate limit and by too many attempts, and kept by the other two',
    [oneTimeCode, codeFault],
    (code, fault) => {
      const kept = fault._tag === 'invalidCode' || fault._tag === 'expiredCode' ? code : null;
      expect(withCodeFault(fault)(withCode(code)(newSession)).secrets.code).toBe(kept);
    },
  );

  itAlways(
    'is cleared with its fault when a new email is set',
    [email, oneTimeCode, codeFault],
    (address, code, fault) => {
      const before = withCodeFault(fault)(
        withParts(newSession, { typed: { email: unsafeNominal<'Email'>('ada@example.test') }, secrets: { code } }),
      );
      expect(withEmail(address)(before)).toMatchObject({
        typed: { email: address },
        secrets: { code: null },
        codes: { fault: null },
      });
    },
  );

  itAlways('has no fault after a new code is entered', [oneTimeCode, codeFault], (code, fault) => {
    const faulty = withCodeFault(fault)(newSession);
    expect(withCode(code)(faulty)).toMatchObject({ secrets: { code }, codes: { fault: null } });
  });
});
