import { expect, it, vi } from 'vitest';
import { showSeconds } from '#env/commands/shared/showSeconds.ts';

it.each([
  [true, ['1 s\r', '2 s\r']],
  [false, []],
])('the seconds that work takes are shown on a terminal alone, until it ends (terminal: %s)', async (isTTY, shown) => {
  vi.useFakeTimers();
  const write = vi.fn<(text: string) => void>();
  let end = (_answer: string): void => undefined;
  const waited = showSeconds(new Promise<string>((resolve) => (end = resolve)), { isTTY, write });
  await vi.advanceTimersByTimeAsync(2000);
  end('done');
  expect(await waited).toBe('done');
  await vi.advanceTimersByTimeAsync(9000);
  vi.useRealTimers();
  expect(write.mock.calls.flat()).toEqual(shown);
});
