import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeMemoizeSuccess, makeSingleFlight } from '#application/shared/singleFlight.ts';

type Answer = E.Either<string, string>;

/** A call with planned answers, and the number of times it was made. */
const plannedCall = (...answers: ReadonlyArray<Answer>) => {
  let calls = 0;
  const call: TaskEither<string, string> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.left('no more answers');
  };
  return { call, calls: () => calls };
};

describe('makeSingleFlight', () => {
  it('shares a pending call with every caller of its key', async () => {
    const { call, calls } = plannedCall(E.right('first'));
    const share = makeSingleFlight<string, string>();
    expect(await Promise.all([share('a', call)(), share('a', call)()])).toEqual([E.right('first'), E.right('first')]);
    expect(calls()).toBe(1);
  });

  it('makes a call for each key', async () => {
    const { call, calls } = plannedCall(E.right('first'), E.right('second'));
    const share = makeSingleFlight<string, string>();
    expect(await Promise.all([share('a', call)(), share('b', call)()])).toEqual([E.right('first'), E.right('second')]);
    expect(calls()).toBe(2);
  });

  it.each([E.right('first'), E.left('refused')])('makes the call again after the answer %j', async (first) => {
    const { call } = plannedCall(first, E.right('second'));
    const share = makeSingleFlight<string, string>();
    expect(await share('a', call)()).toEqual(first);
    expect(await share('a', call)()).toEqual(E.right('second'));
  });

  it('makes the call again after one that threw', async () => {
    const share = makeSingleFlight<string, string>();
    await expect(share('a', () => Promise.reject(new Error('broken')))()).rejects.toThrow('broken');
    expect(await share('a', plannedCall(E.right('first')).call)()).toEqual(E.right('first'));
  });
});

describe('makeMemoizeSuccess', () => {
  it('returns the last successful answer again to the calls with its key', async () => {
    const { call, calls } = plannedCall(E.right('first'));
    const memoize = makeMemoizeSuccess<string, string>();
    await memoize('a', call)();
    expect(await memoize('a', call)()).toEqual(E.right('first'));
    expect(calls()).toBe(1);
  });

  it('makes the call again after a fault, and for another key', async () => {
    const { call } = plannedCall(E.left('refused'), E.right('first'), E.right('second'), E.right('third'));
    const memoize = makeMemoizeSuccess<string, string>();
    expect(await memoize('a', call)()).toEqual(E.left('refused'));
    expect(await memoize('a', call)()).toEqual(E.right('first'));
    expect(await memoize('b', call)()).toEqual(E.right('second'));
    expect(await memoize('a', call)()).toEqual(E.right('third'));
  });
});
