import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { NumberChangedScreen } from '#ui/two-factor/NumberChangedScreen.tsx';

afterEach(() => void vi.useRealTimers());

describe('NumberChangedScreen', () => {
  it('stays until the person continues', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { useCases } = makeTestApp();
    const finish = vi.fn<typeof useCases.twoFactor.finish>(useCases.twoFactor.finish);
    const { page, act } = await renderView(
      withUseCases({ ...useCases, twoFactor: { ...useCases.twoFactor, finish } }, <NumberChangedScreen />),
    );
    await act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
    expect(finish).not.toHaveBeenCalled();
    await act(() => controlNamed(page, 'Continue').click());
    expect(finish).toHaveBeenCalledTimes(1);
  });
});
