import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { attempt } from '#infrastructure/attempt.ts';

const toFault = (thrown: unknown) => ({ thrown });

describe('attempt', () => {
  it('returns as a fault what the promise rejects with, or what is thrown before there is one', async () => {
    const none = new Error('none');
    const throwing = (): Promise<never> => {
      throw none;
    };
    for (const run of [throwing, () => Promise.reject(none)])
      expect(await attempt(run, toFault)()).toEqual(E.left({ thrown: none }));
  });

  it('returns the value of the promise, runs once a time that the task is run, and not before', async () => {
    const run = vi.fn<() => Promise<number>>(async () => 1);
    const task = attempt(run, toFault);
    expect(run).not.toHaveBeenCalled();
    expect([await task(), await task()]).toEqual([E.right(1), E.right(1)]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
