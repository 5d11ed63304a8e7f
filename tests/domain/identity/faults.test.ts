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
  it('says nothing of the session without an answer, or where only the second factor is missing', () => {
    expect(tagsWhere((fault) => !failsSession(fault))).toEqual(['Cancelled', 'TwoFactorIncomplete', 'Unreachable']);
  });

  it('is a refusal unless the same call may succeed later', () => {
    expect(tagsWhere((fault) => failsSession(fault) && !isRefusal(fault))).toEqual([
      'RateLimited',
      'ServiceFailed',
      'TooManyAttempts',
    ]);
  });

  it('that is refused leaves no session', () => {
    fc.assert(fc.property(identityFault, (fault) => !isRefusal(fault) || failsSession(fault)));
  });
});

describe('isRefusal', () => {
  it('is false only of faults after which the same call may succeed', () => {
    expect(tagsWhere((fault) => !isRefusal(fault))).toEqual([
      'Cancelled',
      'RateLimited',
      'ServiceFailed',
      'TooManyAttempts',
      'TwoFactorIncomplete',
      'Unreachable',
    ]);
  });
});

describe('the wait that a fault asks for', () => {
  it.each([
    [{ _tag: 'RateLimited', retryAfterMs: 5_000 }, 5_000],
    [{ _tag: 'TooManyAttempts', retryAfterMs: 5_000 }, 5_000],
    [{ _tag: 'RateLimited', retryAfterMs: null }, 60_000],
    [{ _tag: 'TooManyAttempts', retryAfterMs: 0 }, 60_000],
    [{ _tag: 'AccountLocked' }, null],
    [{ _tag: 'PasswordRefused', rule: null }, null],
  ] as const)('of %j is %s', (fault, wait) => {
    expect(waitOf(fault)).toBe(wait);
  });
});
