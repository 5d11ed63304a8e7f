import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, stayInApp } from '#ui/shared/navigation/leaveApp.ts';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';

const happens = (type: 'pagehide' | 'popstate'): void => void window.dispatchEvent(new Event(type));

/** What a field with a password has after the page has gone. */
const passwordAfterLeaving = (): string => {
  document.body.innerHTML = '<input type="password" value="Canary-Passw0rd">';
  happens('pagehide');
  return document.querySelector('input')?.value ?? '';
};

describe('a page that is told to go back', () => {
  beforeEach(() => {
    vi.spyOn(window.history, 'back').mockReturnValue();
    void leaveApp({ _tag: 'Back', fallback: null });
  });
  afterEach(stayInApp);

  it('clears the password as it goes, and only once', () => {
    expect([passwordAfterLeaving(), passwordAfterLeaving()]).toEqual(['', 'Canary-Passw0rd']);
  });

  it('clears no password that is typed later, if it led to a screen of the app', () => {
    expect(isOwnLeaving()).toBe(true);
    happens('popstate');
    expect([isOwnLeaving(), passwordAfterLeaving()]).toEqual([false, 'Canary-Passw0rd']);
  });

  it.each([
    [true, false],
    [false, true],
  ])('is shown again from the back-forward cache, %s, and is then being left: %s', (persisted, isLeft) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(isOwnLeaving()).toBe(isLeft);
  });
});
