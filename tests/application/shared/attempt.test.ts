import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { attempt } from '#application/shared/attempt.ts';

const toFault = (thrown: unknown) => ({ thrown });

describe('attempt', () => {
  it('returns the value of the promise', async () => {
    expect(await attempt(async () => 1, toFault)()).toEqual(E.right(1));
  });

  it('returns as a fault what the promise rejects with, or what is thrown before there is one', async () => {
    const throwing = (): Promise<never> => {
      throw new Error('none');
    };
    expect(await attempt(() => Promise.reject(new Error('none')), toFault)()).toEqual(
      E.left(toFault(new Error('none'))),
    );
    expect(await attempt(throwing, toFault)()).toEqual(E.left(toFault(new Error('none'))));
  });

  it('runs once a time that the task is run, and not before', async () => {
    const run = vi.fn<() => Promise<null>>(async () => null);
    const task = attempt(run, toFault);
    expect(run).not.toHaveBeenCalled();
    await task();
    await task();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
