import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';

it.each([
  { at: '/signin', call: 'signIn', button: 'Sign in', names: ['email', 'password'] },
  { at: '/signup', call: 'signUp', button: 'Create account', names: ['email', 'password'] },
  { at: '/forgot-password', call: 'sendPasswordCode', button: 'Send code', names: ['email'] },
] as const)(
  'an email that the service cannot use is said at its field on $at, which keeps what was typed',
  async ({ at, call, button, names }) => {
    const app = makeTestApp();
    app.breaks(call, { _tag: 'ParameterRefused' });
    const shown = await renderApp(app, at);
    const { page, act } = shown;
    const typed = { email: 'anna@localhost', password: 'Brand-new-horse-1' };
    await act(() => {
      for (const name of names) inputNamed(page, name).value = typed[name];
      controlNamed(page, button).click();
    });
    await waitForScreen(shown, at, () =>
      expect(descriptionOf(inputNamed(page, 'email'))).toBe('Enter an email address that we can use.'),
    );
    expect(inputNamed(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(names.map((name) => inputNamed(page, name).value)).toEqual(names.map((name) => typed[name]));
  },
);
