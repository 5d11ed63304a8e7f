import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { attempt } from '#application/shared/attempt.ts';

const toFault = (thrown: unknown) => ({ thrown });

describe('attempt', () => {
  it('returns as a fault what the promise rejects with, or what is thrown before there is one', async () => {
    const throwing = (): Promise<never> => {
      throw new Error('none');
    };
    expect(await attempt(() => Promise.reject(new Error('none')), toFault)()).toEqual(
      E.left(toFault(new Error('none'))),
    );
    expect(await attempt(throwing, toFault)()).toEqual(E.left(toFault(new Error('none'))));
  });

  it('returns the value of the promise, runs once a time that the task is run, and not before', async () => {
    const run = vi.fn<() => Promise<number>>(async () => 1);
    const task = attempt(run, toFault);
    expect(run).not.toHaveBeenCalled();
    expect([await task(), await task()]).toEqual([E.right(1), E.right(1)]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
