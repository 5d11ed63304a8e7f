import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering } from '#tests/application/support/visits.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

it.each([
  ['ServiceFailed', "We couldn't send you a code."],
  ['UsernameTaken', "We couldn't send you a code."],
  ['Unexpected', "We couldn't send you a code."],
  ['Unreachable', "We can't reach our service."],
  ['Cancelled', 'Cancelled.'],
] as const)(
  'a code for a password change that is not sent after %s says "%s" and can be sent again',
  async (_tag, words) => {
    let isBroken = true;
    const app = makeTestApp({
      replace: answering(({ sendPasswordCode }) => ({
        sendPasswordCode: (...input) => (isBroken ? TE.left({ _tag }) : sendPasswordCode(...input)),
      })),
    });
    await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    const shown = await renderApp(app, '/change-password');
    const { page, act } = shown;
    await waitForScreen(shown, '/change-password', () =>
      expect(page.querySelector('[role="alert"]')?.textContent).toContain(words),
    );
    expect(document.activeElement).toBe(page.querySelector('[role="alert"]'));
    isBroken = false;
    await act(() => controlNamed(page, 'Try again').click());
    await waitForScreen(shown, '/change-password', () => expect(page.querySelector('[name="code"]')).toBeTruthy());
  },
);
