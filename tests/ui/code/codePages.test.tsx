import { expect, it } from 'vitest';
import { withoutPassword } from '#domain/session/changes.ts';
import { withoutSentCode } from '#domain/session/codeState.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { sentByText } from './sentByText.ts';

it.each(['Unexpected', 'ParameterRefused'] as const)(
  'an answer that nothing on a page that asks for a code explains offers another try and a new code: %s',
  (_tag) => {
    const [error, ...others] = codeErrors({ entry: { _tag, arrivedAt: 0 }, send: null, code: null }, []);
    expect([error, others]).toEqual([{ field: null, message: { id: 'code.fault.Unexpected' } }, []]);
  },
);

it('a code of a changed email that was not sent is missing, and an ended session leads to sign-in, which says so', async () => {
  const at = '/signin/email-verification';
  const app = makeTestApp();
  const failed = { _tag: 'ServiceFailed' } as const;
  app.breaks('resendEmailChangeCode', failed, failed, { _tag: 'SignedOut' });
  await signIn(app, 'newemail');
  const shown = await renderApp(app, at);
  const expectText = (text: string) => shown.until(at, () => expect(shown.page.textContent).toContain(text));
  await expectText("We haven't been able to send a code to ne•••@sandbox.test");
  expect(controlNamed(shown.page, 'Send a new code').className).toContain('primary');
  await shown.press('Send a new code');
  await expectText("We couldn't send a new code.");
  await shown.press('Send a new code');
  await shown.until('/signin', () =>
    expect(alertLines(shown.page)).toEqual(['Your session has ended. Sign in again.']),
  );
});

it('a page that asks for the password again asks for it above the code, as it does whether to remember the browser, and says when to', async () => {
  const app = await sentByText('legacy2fa');
  app.ports.session.update(withoutPassword);
  const { page } = await renderApp(app, '/2fa/verify-number');
  const names = [...page.querySelectorAll<HTMLInputElement>('main form input')].map(({ name }) => name);
  expect(names).toEqual(['username', 'password', 'rememberBrowser', 'code']);
  expect(descriptionOf(inputNamed(page, 'rememberBrowser'))).toBe('Only on a device of your own.');
});

/** The buttons, the links and the countdown of a form, in their order. */
const ways = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('main form :is(button, a, [role="timer"])')].map(
    ({ className, textContent }) =>
      textContent.replace(/\d+\u00A0/, 'n ') + (className.includes('primary') ? ' (primary)' : ''),
  );

it('after an expired code only another code leads on, another way while it waits, until a digit is typed', async () => {
  const app = await sentByText();
  app.breaks('verifyTwoFactor', { _tag: 'CodeExpired' });
  const shown = await renderApp(app, '/2fa/verify-number');
  const { page, act } = shown;
  const code = inputNamed(page, 'code');
  const expectWays = (...names: ReadonlyArray<string>) =>
    shown.until('/2fa/verify-number', () => expect(ways(page)).toEqual(names));
  await expectWays('Confirm (primary)', 'Send a new code in n s', 'Try another way');
  await shown.type({ code: codeOf('1') });
  await shown.press('Confirm');
  await expectWays('Try another way (primary)', 'Send a new code in n s');
  // Because: the Enter key submits a form without a button.
  await act(() => page.querySelector('form')?.requestSubmit());
  expect(alertLines(page)).toEqual(['That code has expired. Ask for a new one.']);
  expect([code.value, code.getAttribute('aria-invalid'), document.activeElement]).toEqual(['', 'false', code]);
  app.advance(31_000);
  await expectWays('Send a new code (primary)');
  await shown.type({ code: '1' });
  await expectWays('Confirm (primary)', 'Send a new code', 'Try another way');
  await shown.type({ code: '' });
  await expectWays('Send a new code (primary)');
  await shown.press('Send a new code');
  await expectWays('Confirm (primary)', 'Send a new code in n s', 'Try another way');
});

it('after an expired code by email not even "Use a different email address" is there; it is where none was sent', async () => {
  const at = '/signup/email-verification';
  const app = makeTestApp();
  app.breaks('confirmSignUp', { _tag: 'CodeExpired' });
  await app.useCases.signUp.submit(form)();
  const shown = await renderApp(app, at);
  const expectWays = (...names: ReadonlyArray<string>) =>
    shown.until(at, () => expect(ways(shown.page)).toEqual(names));
  await expectWays('Confirm (primary)', 'Send a new code in n s', 'Use a different email address');
  await shown.type({ code: codeOf('1') });
  await shown.press('Confirm');
  await expectWays('Send a new code in n s');
  await shown.act(() => void app.ports.session.update(withoutSentCode));
  await expectWays('Send a new code (primary)', 'Use a different email address');
});

it('after the first wait a page whose code went by email announces where else it may be, while the code counts', async () => {
  const at = '/signup/email-verification';
  const app = makeTestApp();
  await app.useCases.signUp.submit(form)();
  const shown = await renderApp(app, at);
  const hint = shown.page.querySelector('main p[role="status"]');
  const expectHint = (words: string) => shown.until(at, () => expect(hint?.textContent).toBe(words));
  await expectHint('');
  app.advance(31_000);
  await expectHint('Not there? Look in the junk folder.');
  await shown.press('Send a new code');
  await shown.until(at, () => expect(shown.page.textContent).toContain(`We sent a new code to ${form.email}.`));
  await expectHint('Not there? Look in the junk folder.');
  app.advance(660_000);
  await shown.type({ code: app.newest(form.email) });
  await shown.press('Confirm');
  await shown.until(at, () => expect(alertLines(shown.page)).toHaveLength(1));
  expect([hint?.isConnected, hint?.textContent]).toEqual([true, '']);
});

it('a code that a text message brings fills the field and does not send itself; each sent code is waited for', async () => {
  const at = '/2fa/verify-number';
  /** Each hears one message. */
  const listeners = new Set<(code: string) => void>();
  const listen = (onCode: (code: string) => void) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const app = await sentByText('sms2fa', undefined, { smsCodes: { listen } });
  app.advance(31_000);
  const { page, act, press, until } = await renderApp(app, at);
  const code = inputNamed(page, 'code');
  const receive = (): Promise<void> =>
    act(() => {
      const waiting = [...listeners];
      listeners.clear();
      waiting.forEach((tell) => tell(app.newest()));
    });
  await receive();
  expect([code.value, app.made('verifyTwoFactor'), listeners.size]).toEqual([app.newest(), 0, 0]);
  await press('Send a new code');
  await until(at, () => expect([code.value, listeners.size]).toEqual(['', 1]));
  await receive();
  await press('Confirm');
  await until(at, () => expect([app.made('verifyTwoFactor'), listeners.size]).toEqual([1, 0]));
});
