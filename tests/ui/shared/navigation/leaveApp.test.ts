import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAtBackStop, removeBackStop, watchBackStop } from '#ui/shared/navigation/backStop.ts';
import { cancelNavigation, leaveApp, nextTask } from '#ui/shared/navigation/useNavigateTo.ts';

const password = 'Canary-Passw0rd';

const passwordField = (): HTMLInputElement => {
  const input = document.createElement('input');
  input.type = 'password';
  input.value = password;
  document.body.replaceChildren(input);
  return input;
};

const happens = (type: 'pagehide' | 'popstate'): void => void window.dispatchEvent(new Event(type));

describe('going back', () => {
  beforeEach(() => {
    vi.spyOn(window.history, 'back').mockReturnValue();
    void leaveApp({ _tag: 'Back', fallback: null });
  });

  it('clears the password of a page that goes', () => {
    const input = passwordField();
    happens('pagehide');
    expect(input.value).toBe('');
  });

  it('clears no password that is typed later, if it led to a screen of the app', () => {
    happens('popstate');
    const input = passwordField();
    happens('pagehide');
    expect(input.value).toBe(password);
  });

  it('clears a page only once', () => {
    happens('pagehide');
    const input = passwordField();
    happens('pagehide');
    expect(input.value).toBe(password);
  });
});

it('a page that is told to leave waits until the browser restores it, or the person cancels, which stops the loading', async () => {
  vi.spyOn(window.history, 'back').mockReturnValue();
  const stop = vi.spyOn(window, 'stop');
  const cancelled = leaveApp({ _tag: 'Back', fallback: null });
  await nextTask();
  cancelNavigation();
  cancelNavigation();
  expect(await cancelled).toBe('Cancelled');
  expect(stop).toHaveBeenCalledTimes(1);
  const restored = leaveApp({ _tag: 'Back', fallback: null });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await nextTask();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await restored).toBe('Done');
});

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
