import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { usualWaitMs } from '#domain/identity/identityFault.ts';
import {
  codeChannelOf,
  codeFaultOf,
  hasUsableCode,
  needsNewCode,
  withCode,
  withCodeFault,
  withCodeSent,
  withoutSentCode,
} from '#domain/session/codeState.ts';
import type { CodeFault, CodePurpose } from '#domain/session/session.ts';
import { codeChannel } from '#domain/two-factor/twoFactor.ts';
import { codeFault } from '#tests/arbitraries/session.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const purpose = fc.constantFrom<CodePurpose>('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor');

describe('the fault of a code', () => {
  const byTag = { CodeMismatch: 'invalidCode', CodeExpired: 'expiredCode', RateLimited: 'rateLimit' } as const;
  const tags = new Map<string, CodeFault['_tag']>(Object.entries({ ...byTag, TooManyAttempts: 'tooManyException' }));

  itAlways('is that of the four faults, with the end of a wait', [identityFault, fc.nat()], (fault, now) => {
    const waits = fault._tag === 'RateLimited' ? fault.retryAfterMs || usualWaitMs : null;
    const until = fault._tag === 'TooManyAttempts' ? fault.retryAfterMs : waits;
    const end = 'retryAfterMs' in fault ? { until: until === null ? null : now + until } : {};
    const _tag = tags.get(fault._tag);
    expect(codeFaultOf(fault, now)).toEqual(_tag === undefined ? null : { _tag, ...end });
  });

  itAlways(
    'clears a code that was not accepted, if the person must wait',
    [session, codeFault, oneTimeCode],
    (any, fault, code) => {
      const { isCodeAccepted } = any.secrets;
      const kept = isCodeAccepted || fault._tag === 'invalidCode' || fault._tag === 'expiredCode' ? code : null;
      const faulty = withCodeFault(fault)(withParts(any, { secrets: { code } }));
      const waits =
        fault._tag === 'tooManyException' && fault.until !== null && fault.until > (any.codes.resendAt ?? 0);
      const codes = { fault, resendAt: waits ? fault.until : any.codes.resendAt };
      expect(faulty).toMatchObject({ codes, secrets: { code: kept, isCodeAccepted } });
    },
  );

  itAlways('is gone after a new code is entered', [session, oneTimeCode], (any, code) => {
    const isCodeAccepted = any.secrets.isCodeAccepted && any.secrets.code === code;
    const entered = withParts(any, { secrets: { code, isCodeAccepted }, codes: { fault: null } });
    expect(withCode(code)(any)).toEqual(entered);
  });
});

describe('a new code', () => {
  itAlways(
    'is needed after a used-up one, and where none was sent for the purpose',
    [session, purpose],
    (any, asked) => {
      const { purpose: sent, fault } = any.codes;
      const isUsedUp = fault?._tag === 'expiredCode' || fault?._tag === 'tooManyException';
      expect(needsNewCode(any, asked)).toBe(sent !== asked || isUsedUp);
    },
  );

  itAlways('goes by email, and only for two-factor by its channel', [session, purpose], (any, asked) => {
    expect(codeChannelOf(asked, any)).toBe(asked === 'TwoFactor' ? codeChannel(any.twoFactor) : 'email');
  });
});

describe('hasUsableCode', () => {
  const ages = fc.constantFrom(0, 599_999, 600_000, 3_600_000);

  itAlways('is true for ten minutes after the code of the purpose was sent', [session, ages], (any, age) => {
    const sent = withCodeSent('PasswordChange', 1_000, null)(any);
    expect(hasUsableCode(sent, 'PasswordChange', 1_000 + age)).toBe(age < 600_000);
    expect(hasUsableCode(sent, 'PasswordReset', 1_000 + age)).toBe(false);
    expect(hasUsableCode(withoutSentCode(sent), 'PasswordChange', 1_000 + age)).toBe(false);
  });
});
