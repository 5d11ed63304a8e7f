import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';
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
    expect(isOwnLeaving()).toBe(true);
    happens('popstate');
    expect(isOwnLeaving()).toBe(false);
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
  expect([await cancelled, isOwnLeaving()]).toEqual(['Cancelled', false]);
  expect(stop).toHaveBeenCalledTimes(1);
  const restored = leaveApp({ _tag: 'Back', fallback: null });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await nextTask();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([await restored, isOwnLeaving()]).toEqual(['Done', false]);
});
