import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Load } from '#ui/shared/hooks/appData.tsx';
import { combinedRetry } from '#ui/sign-up/useSignUp.tsx';

const states = fc.constantFrom<Load['state']>('Loaded', 'Loading', 'Failed', 'Retrying');
const hasFailed = (state: Load['state']): boolean => state === 'Failed' || state === 'Retrying';

describe('combinedRetry', () => {
  it('joins two loads only if both have failed, is busy while one of them runs, and loads both again', () => {
    fc.assert(
      fc.property(states, states, (one, other) => {
        const retried: string[] = [];
        const joined = combinedRetry(
          { state: one, retry: () => retried.push('one') },
          { state: other, retry: () => retried.push('other') },
        );
        expect(joined !== null).toBe(hasFailed(one) && hasFailed(other));
        if (joined === null) return;
        expect(joined.state).toBe([one, other].includes('Retrying') ? 'Retrying' : 'Failed');
        joined.retry();
        expect(retried).toEqual(['one', 'other']);
      }),
    );
  });
});
