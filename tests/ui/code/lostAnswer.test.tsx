import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering, signedIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { alertLines, inputNamed } from '#tests/ui/renderView.tsx';

const mayHaveWorked = 'It may have worked. Try again, or sign in.';
const { email, password } = form;
const atCode = '/signup/email-verification';

it('a code whose answer is lost may have worked: a sentence says so beside a later refusal, and leads to sign-in without a question', async () => {
  const app = makeTestApp();
  await app.useCases.signUp.submit(form)();
  const shown = await renderApp(app, atCode);
  app.loses('confirmSignUp', { _tag: 'Unreachable' });
  await shown.type({ code: app.newest() });
  await shown.press('Confirm');
  await shown.until(atCode, () => expect(alertLines(shown.page)).toEqual([mayHaveWorked]));
  expect(document.activeElement).toBe(inputNamed(shown.page, 'code'));
  await shown.type({ code: app.wrong() });
  await shown.press('Confirm');
  await shown.until(atCode, () => expect(alertLines(shown.page)).toEqual([expect.any(String), mayHaveWorked]));
  await shown.press('sign in');
  await shown.until('/signin', () => expect(inputNamed(shown.page, 'email').value).toBe(email));
  expect(document.querySelector('dialog')).toBeNull();
  expect(alertLines(shown.page)).toEqual([]);
});

it('a sign-up whose answer is lost may have opened an account, which the form says beside the refusal of the next try, with the way to sign in', async () => {
  const app = makeTestApp();
  const shown = await renderApp(app, '/signup');
  app.loses('signUp', { _tag: 'ServiceFailed' });
  await shown.type({ email, password });
  await shown.press('Create account');
  await shown.until('/signup', () => expect(alertLines(shown.page)).toEqual([mayHaveWorked]));
  await shown.press('Create account');
  const taken = 'There is already an account with this email address. Sign in instead.';
  await shown.until('/signup', () => expect(alertLines(shown.page)).toEqual([taken, mayHaveWorked]));
  expect(document.activeElement).toBe(shown.page.querySelector('[role="alert"]'));
  expect(inputNamed(shown.page, 'password').value).toBe(password);
  await shown.press('Sign in instead');
  await shown.until('/signin', () => expect(inputNamed(shown.page, 'email').value).toBe(email));
});

it('an accepted code whose tokens get no answer is not in doubt: the page says what failed', async () => {
  const at = '/signin/email-verification';
  const app = await signedIn(undefined, 'newemail');
  const shown = await renderApp(app, at);
  app.breaks('tokens', { _tag: 'Unreachable' });
  await shown.type({ code: app.newest() });
  await shown.press('Confirm');
  const failed = "We can't reach our service. It may be your connection, or it may be us. Try again.";
  await shown.until(at, () => expect(alertLines(shown.page)).toEqual([failed]));
});

it('the code of a reset, which is sent only with the new password, has not worked where its screen was cancelled', async () => {
  const at = '/forgot-password/email-verification';
  const app = makeTestApp();
  await app.useCases.password.askForReset('personal@sandbox.test')();
  const cancelled = { ...app.useCases.password, enterResetCode: () => TE.left({ _tag: 'Cancelled' } as const) };
  const shown = await renderApp({ useCases: { ...app.useCases, password: cancelled } }, at);
  await shown.type({ code: codeOf('1') });
  await shown.press('Continue');
  await shown.until(at, () => expect(shown.page.querySelector('[aria-busy="true"]')).toBeNull());
  expect(alertLines(shown.page)).toEqual([]);
});

it('the answer of a form that was left keeps the screen after it, and what is typed there', async () => {
  const { opened, open } = gate();
  const app = makeTestApp({
    replace: answering(({ sendPasswordCode }) => ({
      sendPasswordCode:
        (...asked) =>
        () =>
          opened.then(sendPasswordCode(...asked)),
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
