import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { needsNewCode } from '#domain/session/needsNewCode.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

const useUp: ReadonlyArray<IdentityFault['_tag']> = ['CodeExpired', 'TooManyAttempts'];

describe('needsNewCode', () => {
  it('is true exactly after an expired code and after too many wrong ones', () => {
    fc.assert(
      fc.property(identityFault, fc.nat(), (fault, now) => {
        expect(needsNewCode(codeFaultOf(fault, now))).toBe(useUp.includes(fault._tag));
      }),
    );
  });
});
