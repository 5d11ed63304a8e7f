import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderView } from '#tests/ui/renderView.tsx';
import { useArrived } from '#ui/shared/form/waits.ts';

const fault = { _tag: 'RateLimited', retryAfterMs: 30_000 } as const;

const Arrival = (): ReactNode => useArrived(fault)?.arrivedAt;

it('a fault of the session keeps its arrival on a screen that is opened again', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { page, rerender } = await renderView(<Arrival />);
  expect(page.textContent).toBe('1000000');
  await rerender(null);
  vi.setSystemTime(1_020_000);
  await rerender(<Arrival />);
  expect(page.textContent).toBe('1000000');
});
