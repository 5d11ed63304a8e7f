import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';
import { leaveApp, stayInApp } from '#ui/shared/navigation/leaveApp.ts';

const password = 'Canary-Passw0rd';

const passwordField = (): HTMLInputElement => {
  const input = document.createElement('input');
  input.type = 'password';
  input.value = password;
  document.body.replaceChildren(input);
  return input;
};

const happens = (type: 'pagehide' | 'popstate'): void => void window.dispatchEvent(new Event(type));

afterEach(stayInApp);

describe('a page that is told to go back', () => {
  beforeEach(() => {
    vi.spyOn(window.history, 'back').mockReturnValue();
    void leaveApp({ _tag: 'Back', fallback: null });
  });

  it('clears the password as it goes', () => {
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

  it('clears only once', () => {
    happens('pagehide');
    const input = passwordField();
    happens('pagehide');
    expect(input.value).toBe(password);
  });

  it.each([
    [true, false],
    [false, true],
  ])('is shown again from the back-forward cache, %s, and is then being left: %s', (persisted, isLeft) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(isOwnLeaving()).toBe(isLeft);
  });
});
