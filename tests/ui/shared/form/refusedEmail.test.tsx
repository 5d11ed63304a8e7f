import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';

const typed = { email: 'anna@localhost', password: 'Brand-new-horse-1' };

it.each([
  ['/signin', 'signIn', 'Sign in', typed],
  ['/signup', 'signUp', 'Create account', typed],
  ['/forgot-password', 'sendPasswordCode', 'Send code', { email: typed.email }],
] as const)(
  'an email that the service cannot use is said at its field on %s, which keeps what was typed',
  async (...row) => {
    const [at, call, button, texts] = row;
    const app = makeTestApp();
    app.breaks(call, { _tag: 'ParameterRefused' });
    const { page, type, press, until } = await renderApp(app, at);
    await type(texts);
    await press(button);
    const email = inputNamed(page, 'email');
    await until(at, () => expect(descriptionOf(email)).toBe('Enter an email address that we can use.'));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(Object.keys(texts).map((name) => inputNamed(page, name).value)).toEqual(Object.values(texts));
  },
);
