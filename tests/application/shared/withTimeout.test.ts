import { describe, expect, it } from 'vitest';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';

/** A task that ends when the test says so, and the same task with a timeout of a second. */
const makeFixture = () => {
  const clock = makeSteppedClock(0);
  let answer: (value: string) => void = () => undefined;
  const task = new Promise<string>((resolve) => {
    answer = resolve;
  });
  let timeouts = 0;
  const onTimeout = async (): Promise<string> => {
    timeouts += 1;
    return 'too late';
  };
  const limited = withTimeout(() => task, { clock, ms: 1000, onTimeout });
  return { clock, answer: (value: string) => answer(value), limited, timeouts: () => timeouts };
};

describe('withTimeout', () => {
  it('returns the value of a task that ends in time, and runs nothing else', async () => {
    const { clock, answer, limited, timeouts } = makeFixture();
    const outcome = limited();
    clock.advance(999);
    answer('in time');
    expect(await outcome).toBe('in time');
    clock.advance(1);
    expect(timeouts()).toBe(0);
  });

  it('returns what `onTimeout` returns once the time is over, whatever the task returns later', async () => {
    const { clock, answer, limited, timeouts } = makeFixture();
    const outcome = limited();
    clock.advance(1000);
    expect(await outcome).toBe('too late');
    answer('later');
    expect(await outcome).toBe('too late');
    expect(timeouts()).toBe(1);
  });
});
