import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { needsNewCode } from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const useUp: ReadonlyArray<IdentityFault['_tag']> = ['CodeExpired', 'TooManyAttempts'];
const purpose = fc.constantFrom<CodePurpose>('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor');

describe('needsNewCode', () => {
  itAlways(
    'is true exactly after an expired code and after too many wrong ones, where a code was sent',
    [identityFault, fc.nat(), purpose],
    (fault, now, codeFor) => {
      const session = withParts(newSession, { codes: { purpose: codeFor, fault: codeFaultOf(fault, now) } });
      expect(needsNewCode(session, codeFor)).toBe(useUp.includes(fault._tag));
    },
  );

  itAlways(
    'is true where no code was sent, or the last one was for something else',
    [fc.option(purpose), purpose],
    (codeFor, asked) => {
      expect(needsNewCode(withParts(newSession, { codes: { purpose: codeFor } }), asked)).toBe(codeFor !== asked);
    },
  );
});
