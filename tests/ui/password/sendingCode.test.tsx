import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering, signIn } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { inputNamed } from '#tests/ui/renderView.tsx';

it.each([
  ['UsernameTaken', "We couldn't send you a code."],
  ['Unreachable', "We can't reach our service."],
  ['Cancelled', 'Cancelled.'],
] as const)(
  'a code for a password change that is not sent after %s says "%s" and can be sent again',
  async (...row) => {
    const [_tag, words] = row;
    const at = '/change-password';
    const app = makeTestApp();
    await signIn(app, 'personal');
    app.breaks('sendPasswordCode', { _tag });
    const { page, press, until } = await renderApp(app, at);
    const alert = (): Element | null => page.querySelector('[role="alert"]');
    await until(at, () => expect(alert()?.textContent).toContain(words));
    expect(document.activeElement).toBe(alert());
    await press('Try again');
    await until(at, () => expect(page.querySelectorAll('[name="code"]')).toHaveLength(1));
  },
);

it('the answer of a form that was left keeps the screen after it, and what is typed there', async () => {
  const { opened, open } = gate();
  const app = makeTestApp({
    replace: answering(({ sendPasswordCode }) => ({
      sendPasswordCode: (email, context) => () => opened.then(sendPasswordCode(email, context)),
    })),
  });
  const { page, path, type, press, act, until } = await renderApp(app, '/forgot-password');
  await type({ email: 'personal@sandbox.test' });
  await press('Send code');
  await press('Go back');
  await until('/signin');
  await type({ password: 'typed meanwhile' });
  await act(open);
  await until('/signin', () => expect(app.newest('personal@sandbox.test')).not.toBe('none'));
  await act(() => undefined);
  expect([path(), inputNamed(page, 'password').value]).toEqual(['/signin', 'typed meanwhile']);
});
