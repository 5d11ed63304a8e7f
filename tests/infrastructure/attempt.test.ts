import * as E from 'fp-ts/Either';
import { expect, it, vi } from 'vitest';
import { attempt } from '#infrastructure/attempt.ts';

it('an attempt returns what is thrown or rejected as a fault, and the value otherwise, each time that it is run', async () => {
  const none = new Error('none');
  const throwing = (): Promise<never> => {
    throw none;
  };
  for (const run of [throwing, () => Promise.reject(none)])
    expect(await attempt(run, (thrown) => ({ thrown }))()).toEqual(E.left({ thrown: none }));
  const run = vi.fn<() => Promise<number>>(async () => 1);
  const task = attempt(run, String);
  expect(run).not.toHaveBeenCalled();
  expect([await task(), await task()]).toEqual([E.right(1), E.right(1)]);
  expect(run).toHaveBeenCalledTimes(2);
});
