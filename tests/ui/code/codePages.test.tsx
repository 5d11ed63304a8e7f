import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { withoutSentCode } from '#domain/session/codeState.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { openCodeForm } from './codeFormScreen.tsx';

it.each(['Unexpected', 'ParameterRefused'] as const)(
  'an answer that nothing on a page that asks for a code explains offers another try and a new code: %s',
  async (_tag) => {
    const entry = { _tag, arrivedAt: 0 } as const;
    const { page } = await openCodeForm({
      errors: [...codeErrors({ entry, send: null, code: null }, [])],
    });
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(
      'Something went wrong on our side. Try again, or ask for a new code.',
    );
  },
);

it('a code of a changed email that was not sent is said to be missing, and an ended session leads to sign-in, which says so', async () => {
  const at = '/signin/email-verification';
  const faults: IdentityFault[] = [
    { _tag: 'ServiceFailed' },
    { _tag: 'ServiceFailed' },
    { _tag: 'Unreachable' },
    { _tag: 'SignedOut' },
  ];
  const resendEmailChangeCode = () => TE.left(faults.shift() ?? { _tag: 'Unexpected' as const });
  const app = makeTestApp({ replace: ({ identity }) => ({ identity: { ...identity, resendEmailChangeCode } }) });
  await app.useCases.signIn.submit({ email: 'newemail@sandbox.test', password: seedPassword })();
  const shown = await renderApp(app, at);
  const { page, act } = shown;
  const expectText = (text: string): Promise<void> =>
    waitForScreen(shown, at, () => expect(page.textContent).toContain(text));
  const askForCode = (): Promise<void> => act(() => controlNamed(page, 'Send a new code').click());
  await expectText("We haven't been able to send a code to ne•••@sandbox.test");
  expect(controlNamed(page, 'Send a new code').className).toContain('primary');
  await askForCode();
  await expectText("We couldn't send a new code.");
  await askForCode();
  await expectText("We can't reach our service. It may be your connection, or it may be us. Try again.");
  await askForCode();
  await waitForScreen(shown, '/signin', () =>
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Your session has ended. Sign in again.'),
  );
});

it('a page that asks for the password again asks for it above the code, as it does whether to remember the browser', async () => {
  const app = await makeTwoFactorTestApp('legacy2fa');
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  app.ports.session.update(withoutPassword);
  const { page } = await renderApp(app, '/2fa/verify-number');
  const names = [...page.querySelectorAll<HTMLInputElement>('main form input')].map(({ name }) => name);
  expect(names).toEqual(['username', 'password', 'rememberBrowser', 'code']);
});

/** The buttons, the links and the countdown of a form, in their order. */
const ways = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('main form :is(button, a, [role="timer"])')].map(
    ({ className, textContent, role }) =>
      textContent.replace(/\d+\u00A0/, 'n ') +
      (className.includes('primary') ? ' (primary)' : '') +
      (role === 'timer' ? ' (text)' : ''),
  );

it('after an expired code only another code leads on, another way while it waits, until a digit is typed', async () => {
  const app = await makeTwoFactorTestApp('sms2fa', () => ({ verifyTwoFactor: () => TE.left({ _tag: 'CodeExpired' }) }));
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  const shown = await renderApp(app, '/2fa/verify-number');
  const { page, act } = shown;
  const code = inputNamed(page, 'code');
  const expectWays = (...names: ReadonlyArray<string>): Promise<void> =>
    waitForScreen(shown, '/2fa/verify-number', () => expect(ways(page)).toEqual(names));
  await expectWays('Confirm (primary)', 'Send a new code in n s (text)', 'Try another way');
  await act(() => {
    typeInto(code, codeOf('1'));
    controlNamed(page, 'Confirm').click();
  });
  await expectWays('Try another way (primary)', 'Send a new code in n s (text)');
  // Because: the Enter key submits a form without a button.
  await act(() => page.querySelector('form')?.requestSubmit());
  expect(alertLines(page)).toEqual(['That code has expired. Ask for a new one.']);
  expect([code.value, code.getAttribute('aria-invalid'), document.activeElement]).toEqual(['', 'false', code]);
  app.advance(31_000);
  await expectWays('Send a new code (primary)');
  await act(() => typeInto(code, '1'));
  await expectWays('Confirm (primary)', 'Send a new code', 'Try another way');
  await act(() => typeInto(code, ''));
  await expectWays('Send a new code (primary)');
  await act(() => controlNamed(page, 'Send a new code').click());
  await expectWays('Confirm (primary)', 'Send a new code in n s (text)', 'Try another way');
});

it('after an expired code by email not even "Use a different email address" is there; it is where none was sent', async () => {
  const app = makeTestApp({ replace: ({ identity }) => ({ identity: { ...identity, confirmSignUp } }) });
  await app.useCases.signUp.submit(form)();
  const shown = await renderApp(app, '/signup/email-verification');
  const expectWays = (...names: ReadonlyArray<string>): Promise<void> =>
    waitForScreen(shown, '/signup/email-verification', () => expect(ways(shown.page)).toEqual(names));
  await expectWays('Confirm (primary)', 'Send a new code in n s (text)', 'Use a different email address');
  await shown.act(() => {
    typeInto(inputNamed(shown.page, 'code'), codeOf('1'));
    controlNamed(shown.page, 'Confirm').click();
  });
  await expectWays('Send a new code in n s (text)');
  await shown.act(() => void app.ports.session.update(withoutSentCode));
  await expectWays('Send a new code (primary)', 'Use a different email address');
});

const confirmSignUp = () => TE.left({ _tag: 'CodeExpired' } as const);
