import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp } from '#ui/router/useNavigateTo.ts';

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
