import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { withPending, withTypedEmail } from '#domain/session/changes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import {
  alertLines,
  controlNamed,
  descriptionOf,
  inputNamed,
  renderView,
  textsOf,
  typeInto,
} from '#tests/ui/renderView.tsx';
import { SignInScreen } from '#ui/sign-in/SignInScreen.tsx';

type SignIn = UseCases['signIn'];
type Answer = Awaited<ReturnType<ReturnType<SignIn['submit']>>>;
type Fault = Extract<Answer, { readonly _tag: 'Left' }>['left'];

/** The sign-in screen of a visitor with a known email. A sign-in runs until the test answers; one with a provider has no end. */
const open = async () => {
  const { useCases, ports } = makeTestApp();
  ports.session.update(withTypedEmail('ada@sandbox.test'));
  const sent: unknown[] = [];
  const started: unknown[] = [];
  let answer: (outcome: Answer) => void = () => undefined;
  const submit: SignIn['submit'] = (typed) => () => {
    sent.push(typed);
    return new Promise((resolve) => (answer = resolve));
  };
  const startSocial: SignIn['startSocial'] = (provider) => () => {
    started.push(provider);
    return new Promise(() => undefined);
  };
  const signIn = { ...useCases.signIn, submit, startSocial };
  const view = await renderView(<SignInScreen />, { useCases: { ...useCases, signIn } });
  const texts = (): ReadonlyArray<string> => ['email', 'password'].map((name) => inputNamed(view.page, name).value);
  /** Presses "Sign in", and answers with a fault after what happens meanwhile. */
  const fail = async (fault: Fault, meanwhile = (): void => undefined): Promise<void> => {
    await view.act(() => view.page.querySelector<HTMLElement>('[type="submit"]')?.click());
    await view.act(meanwhile);
    await view.act(() => answer(E.left(fault)));
    await view.act(() => undefined);
  };
  const control = (name: string) => controlNamed(view.page, name);
  return { ...view, ports, sent, started, texts, fail, control, password: inputNamed(view.page, 'password') };
};

describe('the sign-in form', () => {
  it('submits the values of its fields, also those set without an event', async () => {
    const { page, press, sent } = await open();
    inputNamed(page, 'email').value = 'Ada@Sandbox.test';
    inputNamed(page, 'password').value = ' pass word ';
    await press('Sign in');
    expect(sent).toEqual([{ email: 'Ada@Sandbox.test', password: ' pass word ' }]);
  });

  it('ignores submits and providers while a request runs, announces the wait and keeps its button focusable', async () => {
    const { page, act, press, sent, started, control } = await open();
    await press('Sign in');
    await press('Continue with Google');
    await press('Sign in');
    await act(() => page.querySelector('form')?.requestSubmit());
    expect([sent.length, started]).toEqual([1, []]);
    const button = control('Sign in');
    expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
    expect(page.textContent).toContain('Please wait');
  });

  it('with a provider starts once, and no other sign-in meanwhile', async () => {
    const { press, sent, started, control } = await open();
    for (const name of ['Continue with Google', 'Continue with Google', 'Sign in']) await press(name);
    expect([sent, started]).toEqual([[], ['google']]);
    const google = control('Continue with Google');
    expect([google.getAttribute('aria-disabled'), google.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    expect(control('Sign in').getAttribute('aria-busy')).toBeNull();
  });

  it('says what the sign-in is for, also beside an error', async () => {
    const { page, act, ports, fail } = await open();
    await act(() => void ports.session.update(withPending('PasswordChange')));
    await fail({ _tag: 'WrongCredentials' });
    expect(textsOf(page, '[role="status"]').join('')).toBe('Sign in to change your password.');
  });

  it('hides a visible password on submit', async () => {
    const { press, control, password } = await open();
    await press('Show password');
    expect(password.type).toBe('text');
    await press('Sign in');
    expect([password.type, control('Show password').tagName]).toEqual(['password', 'BUTTON']);
  });

  it('never puts a password into a URL, and supports password managers', async () => {
    const { page, password } = await open();
    expect(page.querySelector('form')?.getAttribute('method')).toBe('dialog');
    expect([inputNamed(page, 'email').autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
    expect(page.querySelector('[autofocus], [maxlength], [disabled], [style]')).toBeNull();
  });
});

describe('a password that the service rejects', () => {
  const reason = 'Your email address or password is not right.';

  it('is cleared each time and has the focus, with the reason; the email is kept, and neither field is invalid', async () => {
    const { page, type, texts, fail, password } = await open();
    for (const text of ['wrong', 'wrong again']) {
      await type({ password: text });
      await fail({ _tag: 'WrongCredentials' });
      expect([texts(), document.activeElement]).toEqual([['ada@sandbox.test', ''], password]);
      expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
      expect([alertLines(page), descriptionOf(password)]).toEqual([[reason], reason]);
    }
  });

  it('does not clear another one that is typed before the answer, nor move the focus from it', async () => {
    const { page, type, act, fail, password } = await open();
    await type({ password: 'wrong' });
    await act(() => password.focus());
    await fail({ _tag: 'WrongCredentials' }, () => typeInto(password, 'another'));
    expect([password.value, document.activeElement]).toEqual(['another', password]);
    expect(alertLines(page)).toEqual([reason]);
  });
});
