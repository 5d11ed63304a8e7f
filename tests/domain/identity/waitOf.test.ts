import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualWaitMs, waitOf } from '#domain/identity/identityFault.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

describe('waitOf', () => {
  it('is the wait that the service names, else the usual one, and none for other faults', () => {
    fc.assert(
      fc.property(identityFault, (fault) => {
        const named = 'retryAfterMs' in fault ? fault.retryAfterMs || usualWaitMs : null;
        expect(waitOf(fault)).toBe(named);
      }),
    );
  });
});
