import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

it('after an expired code the button that leads on is first and primary: another way, then a new code, then "Confirm" again', async () => {
  const app = await makeTwoFactorTestApp('sms2fa', () => ({
    validate2FA: () => TE.left({ _tag: 'CodeExpired' }),
  }));
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  const { page, act, ...shown } = await renderApp(app, '/2fa/verify-number');
  const buttons = (): ReadonlyArray<string> =>
    [...page.querySelectorAll('main form button')].map(({ className, textContent }) =>
      className.includes('primary') ? `${textContent} (primary)` : (textContent ?? ''),
    );
  const expectButtons = (...names: ReadonlyArray<string>): Promise<void> =>
    waitForScreen({ page, act, ...shown }, '/2fa/verify-number', () => expect(buttons()).toEqual(names));
  await expectButtons('Confirm (primary)', 'Try another way', 'Send a new code');
  await act(() => {
    inputNamed(page, 'code').value = '123456';
    controlNamed(page, 'Confirm').click();
  });
  await expectButtons('Try another way (primary)', 'Send a new code', 'Confirm');
  expect(document.activeElement?.textContent).toContain('That code has expired');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  app.advance(31_000);
  await act(async () => void (await vi.advanceTimersByTimeAsync(31_000)));
  vi.useRealTimers();
  await expectButtons('Send a new code (primary)', 'Try another way', 'Confirm');
  await act(() => controlNamed(page, 'Send a new code').click());
  await expectButtons('Confirm (primary)', 'Try another way', 'Send a new code');
  expect(page.textContent).toContain('A new code is on its way. Use the newest one.');
});
