import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  failsSession,
  type IdentityFault,
  isIdentityFault,
  isRefusal,
  waitOf,
} from '#domain/identity/identityFault.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

const tagsWhere = (isChosen: (fault: IdentityFault) => boolean): readonly string[] => {
  const chosen = fc.sample(identityFault, 1000).filter(isChosen);
  return [...new Set(chosen.map(({ _tag }) => _tag))].toSorted();
};

describe('isIdentityFault', () => {
  it('is true of every fault of the service', () => {
    fc.assert(fc.property(identityFault, (fault) => isIdentityFault(fault)));
    expect(tagsWhere(() => true).length).toBe(17);
  });

  it.each(['NumberRefused', 'Incomplete', 'toString', 'accountlocked', '', 'Stryker was here!'])(
    'is false of %j, which another part of the product finds',
    (tag) => {
      expect(isIdentityFault({ _tag: tag })).toBe(false);
    },
  );
});

describe('a failed fetch of tokens', () => {
  const saysNothing = ['Cancelled', 'TwoFactorIncomplete', 'Unreachable'];

  it('says nothing of the session without an answer, or where only the second factor is missing', () => {
    expect(tagsWhere((fault) => !failsSession(fault))).toEqual(saysNothing);
  });

  it('is a refusal, which leaves no session, unless the same call may succeed later', () => {
    const maySucceed = ['RateLimited', 'ServiceFailed', 'TooManyAttempts', ...saysNothing].toSorted();
    expect(tagsWhere((fault) => !isRefusal(fault))).toEqual(maySucceed);
  });
});

describe('the wait that a fault asks for', () => {
  it('is the one that the service names, else a minute, and none for other faults', () => {
    fc.assert(
      fc.property(identityFault, (fault) => {
        expect(waitOf(fault)).toBe('retryAfterMs' in fault ? fault.retryAfterMs || 60_000 : null);
      }),
    );
    expect(waitOf({ _tag: 'TooManyAttempts', retryAfterMs: 0 })).toBe(60_000);
  });
});
