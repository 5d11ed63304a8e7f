import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { makeSingleFlight } from '#application/flow.ts';
import { lazy } from '#application/shared/lazy.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';

describe('lazy', () => {
  it('loads once for all callers, and nothing before the first call; again after a failed load', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'loaded');
    const get = lazy(load.mockRejectedValueOnce(new Error('no network')));
    expect(load).not.toHaveBeenCalled();
    await expect(get()).rejects.toThrow('no network');
    expect([...(await Promise.all([get(), get()])), await get()]).toEqual(['loaded', 'loaded', 'loaded']);
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

describe('makeSingleFlight', () => {
  it('shares a pending call with every caller of its key, and makes another one for another key', async () => {
    const answers = [E.right('first'), E.right('second')];
    const call = vi.fn<() => Promise<E.Either<string, string>>>(async () => answers.shift() ?? E.left('none'));
    const share = makeSingleFlight<string, string>();
    const shared = await Promise.all(['a', 'a', 'b'].map((key) => share(key, call)()));
    expect(shared).toEqual([E.right('first'), E.right('first'), E.right('second')]);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('makes the call again after it was answered, refused or thrown', async () => {
    const share = makeSingleFlight<string, string>();
    await expect(share('a', () => Promise.reject(new Error('broken')))()).rejects.toThrow('broken');
    for (const answer of [E.left('refused'), E.right('first'), E.right('second')])
      expect(await share('a', async () => answer)()).toEqual(answer);
  });
});

describe('withTimeout', () => {
  it.each([
    [999, 'in time'],
    [1000, 'too late'],
  ])('waits a second: an answer after %i ms is %s', async (ms, outcome) => {
    const clock = makeSteppedClock(0);
    let answer: (value: string) => void = () => undefined;
    const task = new Promise<string>((resolve) => (answer = resolve));
    const onTimeout = vi.fn<() => Promise<string>>(async () => 'too late');
    const limited = withTimeout(() => task, { clock, ms: 1000, onTimeout })();
    clock.advance(ms);
    await new Promise(setImmediate);
    answer('in time');
    expect(await limited).toBe(outcome);
    clock.advance(1000);
    expect(onTimeout).toHaveBeenCalledTimes(outcome === 'too late' ? 1 : 0);
  });
});
