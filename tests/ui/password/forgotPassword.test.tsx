import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering } from '#tests/application/support/visits.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

it('the answer of a form that was left keeps the screen after it, and what is typed there', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const app = makeTestApp({
    replace: answering(({ sendPasswordCode }) => ({
      sendPasswordCode: (email, context) => async () => {
        await isAnswered;
        return sendPasswordCode(email, context)();
      },
    })),
  });
  const shown = await renderApp(app, '/forgot-password');
  const { page, act } = shown;
  await act(() => {
    inputNamed(page, 'email').value = 'personal@sandbox.test';
    controlNamed(page, 'Send code').click();
  });
  await act(() => controlNamed(page, 'Go back').click());
  await waitForScreen(shown, '/signin');
  await act(() => typeInto(inputNamed(page, 'password'), 'typed meanwhile'));
  await act(answer);
  await waitForScreen(shown, '/signin', () => expect(app.newest('personal@sandbox.test')).not.toBe('none'));
  await act(() => undefined);
  expect([shown.path(), inputNamed(page, 'password').value]).toEqual(['/signin', 'typed meanwhile']);
});
