import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAtBackStop, removeBackStop, watchBackStop } from '#ui/shared/navigation/backStop.ts';

const openAtBackStop = (): void => {
  window.history.pushState({ isBackStop: true }, '');
};

/** Goes back after the call, as a browser does; the browser of the tests goes back at once. */
const goBackLater = () => {
  const goBack = window.history.back.bind(window.history);
  return vi.spyOn(window.history, 'back').mockImplementation(() => queueMicrotask(goBack));
};

watchBackStop();

describe('removeBackStop', () => {
  afterEach(() => window.history.replaceState(null, ''));

  it('leads back to the original once for two navigations at once, and no other listener hears of it', async () => {
    openAtBackStop();
    const back = goBackLater();
    const onPop = vi.fn<() => void>();
    window.addEventListener('popstate', onPop);
    await Promise.all([removeBackStop(), removeBackStop()]);
    expect([isAtBackStop(), back.mock.calls.length, onPop.mock.calls.length]).toEqual([false, 1, 0]);
  });

  it('removes each back stop', async () => {
    openAtBackStop();
    await removeBackStop();
    openAtBackStop();
    await removeBackStop();
    expect(isAtBackStop()).toBe(false);
  });

  it('stays on a page without a back stop', async () => {
    const back = vi.spyOn(window.history, 'back');
    await removeBackStop();
    expect(back).not.toHaveBeenCalled();
  });
});
