import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { openCodeForm } from './codeFormScreen.tsx';

it.each(['Unexpected', 'ParameterRefused'] as const)(
  'an answer that nothing on a page that asks for a code explains offers another try and a new code: %s',
  async (_tag) => {
    const entry = { _tag, arrivedAt: 0 } as const;
    const { page } = await openCodeForm({ errors: codeErrors({ entry, send: null, code: null, resendAt: null }, []) });
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
  const resendEmailChange = () => TE.left(faults.shift() ?? { _tag: 'Unexpected' as const });
  const app = makeTestApp({ replace: ({ identity }) => ({ identity: { ...identity, resendEmailChange } }) });
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

it('a page that asks for the password again asks for it below the code, and whether to remember the browser above it', async () => {
  const app = await makeTwoFactorTestApp('legacy2fa');
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  app.ports.session.update(withoutPassword);
  const { page } = await renderApp(app, '/2fa/verify-number');
  const names = [...page.querySelectorAll<HTMLInputElement>('main form input')].map(({ name }) => name);
  expect(names).toEqual(['rememberBrowser', 'code', 'username', 'password']);
});

it('after an expired code the button that leads on is primary: another way, then in the same place a new code, then "Confirm" again', async () => {
  const app = await makeTwoFactorTestApp('sms2fa', () => ({ validate2FA: () => TE.left({ _tag: 'CodeExpired' }) }));
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  const shown = await renderApp(app, '/2fa/verify-number');
  const { page, act } = shown;
  const buttons = (): ReadonlyArray<string> =>
    [...page.querySelectorAll('main form button')].map(
      ({ className, textContent }) => textContent + (className.includes('primary') ? ' (primary)' : ''),
    );
  const expectButtons = (...names: ReadonlyArray<string>): Promise<void> =>
    waitForScreen(shown, '/2fa/verify-number', () => expect(buttons()).toEqual(names));
  await expectButtons('Confirm (primary)', 'Send a new code', 'Try another way');
  await act(() => {
    inputNamed(page, 'code').value = '123456';
    controlNamed(page, 'Confirm').click();
  });
  await expectButtons('Confirm', 'Send a new code', 'Try another way (primary)');
  await expect.poll(() => document.activeElement?.textContent).toContain('That code has expired');
  app.advance(31_000);
  await expectButtons('Confirm', 'Send a new code (primary)', 'Try another way');
  await act(() => controlNamed(page, 'Send a new code').click());
  await expectButtons('Confirm (primary)', 'Send a new code', 'Try another way');
  expect(page.textContent).toContain('A new code is on its way. Use the newest one.');
});
