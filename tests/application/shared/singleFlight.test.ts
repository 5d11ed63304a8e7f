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
  it('shares a pending call with every caller of its key, and makes another one for another key', async () => {
    const { call, calls } = plannedCall(E.right('first'), E.right('second'));
    const share = makeSingleFlight<string, string>();
    const answers = await Promise.all(['a', 'a', 'b'].map((key) => share(key, call)()));
    expect(answers).toEqual([E.right('first'), E.right('first'), E.right('second')]);
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
  it('returns the last successful answer of a key again, and makes the call again after a fault', async () => {
    const { call, calls } = plannedCall(E.left('refused'), E.right('first'), E.right('second'), E.right('third'));
    const memoize = makeMemoizeSuccess<string, string>();
    const answers = [];
    for (const key of ['a', 'a', 'a', 'b', 'a']) answers.push(await memoize(key, call)());
    const [refused, first] = [E.left('refused'), E.right('first')];
    expect(answers).toEqual([refused, first, first, E.right('second'), E.right('third')]);
    expect(calls()).toBe(4);
  });
});
