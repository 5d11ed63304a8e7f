import { describe, expect, it } from 'vitest';
import { withPending } from '#domain/session/changes.ts';
import { controlNamed, descriptionOf, inputNamed, translateInPlace } from '#tests/ui/renderView.tsx';
import { type Fault, openSignIn as open } from './openSignIn.tsx';

const incomplete: Fault = {
  _tag: 'Incomplete',
  fields: [
    { field: 'email', problem: 'Malformed' },
    { field: 'password', problem: 'Missing' },
  ],
};

describe('the sign-in form', () => {
  it('submits the values of its fields, also those set without an event', async () => {
    const { page, press, sent } = await open();
    inputNamed(page, 'email').value = 'Ada@Sandbox.test';
    inputNamed(page, 'password').value = ' pass word ';
    await press();
    expect(sent).toEqual([{ email: 'Ada@Sandbox.test', password: ' pass word ' }]);
  });

  it('ignores submits and providers while a request runs, announces the wait and keeps its button focusable', async () => {
    const { page, act, press, sent, started } = await open();
    await press();
    await act(() => controlNamed(page, 'Continue with Google').click());
    expect(started).toEqual([]);
    const button = controlNamed(page, 'Sign in');
    await act(() => button.click());
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(sent).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(page.textContent).toContain('Please wait');
  });

  it('says what the sign-in is for, also beside an error', async () => {
    const { page, act, ports, fail } = await open();
    await act(() => void ports.session.update(withPending('PasswordChange')));
    const notice = (): string => [...page.querySelectorAll('[role="status"]')].map((each) => each.textContent).join('');
    expect(notice()).toBe('Sign in to change your password.');
    await fail({ _tag: 'WrongCredentials' });
    expect(notice()).toBe('Sign in to change your password.');
  });

  it.each([
    ['Unreachable', "We can't reach our service."],
    ['ServiceFailed', 'Something went wrong on our side.'],
    ['Unexpected', "We couldn't sign you in."],
  ] as const)('keeps the typed values after %s, and says "%s"', async (_tag, words) => {
    const { page, fail } = await open();
    inputNamed(page, 'password').value = 'right';
    await fail({ _tag });
    expect(document.activeElement?.textContent).toContain(words);
    expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual([
      'ada@sandbox.test',
      'right',
    ]);
  });

  it.each([
    ['email', { _tag: 'ParameterRefused' }, 'Enter an email address that we can use.'],
    ['password', { _tag: 'PasswordRefused', rule: null }, 'This password cannot be used. Choose another one.'],
  ] as const)(
    'says at the %s that the service cannot use it, and keeps the typed values',
    async (name, fault, words) => {
      const { page, fail } = await open();
      inputNamed(page, 'email').value = 'anna@localhost';
      inputNamed(page, 'password').value = 'right';
      await fail(fault);
      const field = inputNamed(page, name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(field)).toBe(words);
      expect([inputNamed(page, 'email').value, inputNamed(page, 'password').value]).toEqual([
        'anna@localhost',
        'right',
      ]);
    },
  );

  it('hides a visible password on submit', async () => {
    const { page, act, press } = await open();
    await act(() => controlNamed(page, 'Show password').click());
    expect(inputNamed(page, 'password').type).toBe('text');
    await press();
    expect(inputNamed(page, 'password').type).toBe('password');
    expect(controlNamed(page, 'Show password').tagName).toBe('BUTTON');
  });

  it('never puts a password into a URL, and supports password managers', async () => {
    const { page } = await open();
    expect(page.querySelector('form')?.getAttribute('method')).toBe('dialog');
    expect(inputNamed(page, 'email').autocomplete).toBe('username');
    expect(inputNamed(page, 'password').autocomplete).toBe('current-password');
    expect(page.querySelector('[autofocus], [maxlength], [disabled], [style]')).toBeNull();
  });

  it('still updates after the browser translated it in place', async () => {
    const { page, rerender, press, fail } = await open();
    await fail(incomplete);
    translateInPlace(page);
    await press();
    expect(page.textContent).toContain('Please wait');
    translateInPlace(page);
    await fail({ _tag: 'RateLimited', retryAfterMs: 90_000 });
    expect(page.textContent).toContain('You can try again in 1:30');
    translateInPlace(page);
    await rerender(null);
    expect(page.textContent).toBe('');
  });
});
