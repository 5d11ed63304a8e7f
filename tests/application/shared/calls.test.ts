import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { makeSingleFlight } from '#application/flow.ts';
import { lazy } from '#application/shared/lazy.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';

describe('lazy', () => {
  it('loads once for all callers, and nothing before the first call', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'loaded');
    const get = lazy(load);
    expect(load).not.toHaveBeenCalled();
    expect([...(await Promise.all([get(), get()])), await get()]).toEqual(['loaded', 'loaded', 'loaded']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failed load', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'loaded');
    const get = lazy(load.mockRejectedValueOnce(new Error('no network')));
    await expect(get()).rejects.toThrow('no network');
    expect(await get()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('makeListeners', () => {
  it('tells each event, with its values, to every listener that has not unsubscribed', () => {
    const events: Array<string> = [];
    const { tell, subscribe } = makeListeners<[string, number]>();
    const unsubscribe = subscribe((name, count) => void events.push(`first ${name} ${count}`));
    subscribe((name, count) => void events.push(`second ${name} ${count}`));
    tell('sent', 1);
    unsubscribe();
    tell('sent', 2);
    expect(events).toEqual(['first sent 1', 'second sent 1', 'second sent 2']);
  });
});

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

/** A task that ends when the test says so, and the same task with a timeout of a second. */
const makeFixture = () => {
  const clock = makeSteppedClock(0);
  let answer: (value: string) => void = () => undefined;
  const task = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const onTimeout = vi.fn<() => Promise<string>>(async () => 'too late');
  return { clock, answer, limited: withTimeout(() => task, { clock, ms: 1000, onTimeout }), onTimeout };
};

describe('withTimeout', () => {
  it('returns the value of a task that ends in time, and runs nothing else', async () => {
    const { clock, answer, limited, onTimeout } = makeFixture();
    const outcome = limited();
    clock.advance(999);
    answer('in time');
    expect(await outcome).toBe('in time');
    clock.advance(1);
    expect(onTimeout).not.toHaveBeenCalled();
  });

  it('returns what `onTimeout` returns once the time is over, whatever the task returns later', async () => {
    const { clock, answer, limited, onTimeout } = makeFixture();
    const outcome = limited();
    clock.advance(1000);
    expect(await outcome).toBe('too late');
    answer('later');
    expect(await outcome).toBe('too late');
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });
});
