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
    const finishTwoFactor = vi.fn<typeof useCases.finishTwoFactor>(useCases.finishTwoFactor);
    const { page, act } = await renderView(withUseCases({ ...useCases, finishTwoFactor }, <NumberChangedScreen />));
    await act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
    expect(finishTwoFactor).not.toHaveBeenCalled();
    await act(() => controlNamed(page, 'Continue').click());
    expect(finishTwoFactor).toHaveBeenCalledTimes(1);
  });
});
