import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as faults from '#domain/identity/identityFault.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const tagsWhere = (isChosen: (fault: faults.IdentityFault) => boolean): readonly string[] => {
  const chosen = fc.sample(identityFault, 1000).filter(isChosen);
  return [...new Set(chosen.map(({ _tag }) => _tag))].toSorted();
};

describe('isIdentityFault', () => {
  it('is true of every fault of the service', () => {
    expect(tagsWhere(faults.isIdentityFault)).toEqual(tagsWhere(() => true));
  });

  it('is false of what another part of the product finds', () => {
    const others = ['NumberRefused', 'Incomplete', 'toString', 'accountlocked', '', 'Stryker was here!'];
    expect(others.filter((tag) => faults.isIdentityFault({ _tag: tag }))).toEqual([]);
  });
});

describe('a failed fetch of tokens', () => {
  const saysNothing = ['Cancelled', 'TwoFactorIncomplete', 'Unreachable'];

  it('says nothing of the session without an answer, or where only the second factor is missing', () => {
    expect(tagsWhere((fault) => !faults.failsSession(fault))).toEqual(saysNothing);
  });

  it('is a refusal, which leaves no session, unless the same call may succeed later', () => {
    const maySucceed = ['RateLimited', 'ServiceFailed', 'TooManyAttempts', ...saysNothing].toSorted();
    expect(tagsWhere((fault) => !faults.isRefusal(fault))).toEqual(maySucceed);
  });
});

describe('the wait that a fault asks for', () => {
  itAlways('is the one that the service names, else a minute, and none for other faults', [identityFault], (fault) => {
    expect(faults.waitOf(fault)).toBe('retryAfterMs' in fault ? fault.retryAfterMs || 60_000 : null);
    expect(faults.waitOf({ _tag: 'TooManyAttempts', retryAfterMs: 0 })).toBe(60_000);
  });
});
