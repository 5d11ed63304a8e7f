import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

it('a code of a changed email that was not sent is said to be missing, and an ended session leads to sign-in alone', async () => {
  const at = '/signin/email-verification';
  const faults: IdentityFault[] = [{ _tag: 'ServiceFailed' }, { _tag: 'ServiceFailed' }, { _tag: 'SignedOut' }];
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        resendEmailChange: (...call) => {
          const fault = faults.shift();
          return fault === undefined ? identity.resendEmailChange(...call) : TE.left(fault);
        },
      },
    }),
  });
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
  await expectText('Your session has ended. Sign in again.');
  expect(page.querySelector('main input, main button')).toBeNull();
  expect(controlNamed(page, 'Go to sign in').getAttribute('href')).toBe('/signin');
});
