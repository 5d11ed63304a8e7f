import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

const mayHaveWorked = 'It may have worked. Try again, or sign in.';
const { email, password } = form;

const errorsOf = ({ page }: RenderedApp): ReadonlyArray<string> => alertLines(page);

const expectErrors = (shown: RenderedApp, at: RoutePath, errors: ReadonlyArray<string>): Promise<void> =>
  waitForScreen(shown, at, () => expect(errorsOf(shown)).toEqual(errors));

type Texts = { readonly [Field in 'email' | 'password' | 'code']?: string };

const send = ({ page, act }: RenderedApp, texts: Texts, label: string): Promise<void> =>
  act(() => {
    for (const [name, text] of Object.entries(texts)) inputNamed(page, name).value = text;
    controlNamed(page, label).click();
  });

const atCode = '/signup/email-verification';

const openCode = async (): Promise<{ readonly app: TestApp; readonly shown: RenderedApp }> => {
  const app = makeTestApp();
  await app.useCases.signUp.submit(form)();
  return { app, shown: await renderApp(app, atCode) };
};

describe('a call that takes effect once, and gets no answer', () => {
  it('may have worked: a sentence says so until the page is left, beside a later refusal, and leads to sign-in without a question', async () => {
    const { app, shown } = await openCode();
    app.loses('confirmSignUp', { _tag: 'Unreachable' });
    await send(shown, { code: app.newest() }, 'Confirm');
    await expectErrors(shown, atCode, [mayHaveWorked]);
    expect(document.activeElement).toBe(inputNamed(shown.page, 'code'));
    await send(shown, { code: app.wrong() }, 'Confirm');
    await waitForScreen(shown, atCode, () => expect(errorsOf(shown)).toHaveLength(2));
    expect(errorsOf(shown)[1]).toBe(mayHaveWorked);
    await shown.act(() => controlNamed(shown.page, 'sign in').click());
    await waitForScreen(shown, '/signin', () => expect(inputNamed(shown.page, 'email').value).toBe(email));
    expect(document.querySelector('dialog')).toBeNull();
    expect(errorsOf(shown)).toEqual([]);
  });

  it('may have opened an account, which the form says beside the refusal of the next try', async () => {
    const app = makeTestApp();
    const shown = await renderApp(app, '/signup');
    app.loses('signUp', { _tag: 'ServiceFailed' });
    await send(shown, { email, password }, 'Create account');
    await expectErrors(shown, '/signup', [mayHaveWorked]);
    await send(shown, {}, 'Create account');
    await expectErrors(shown, '/signup', [
      'There is already an account with this email address. Sign in instead.',
      mayHaveWorked,
    ]);
  });
});

it('an accepted code whose tokens get no answer is not in doubt: the page says what failed', async () => {
  const app = makeTestApp();
  await signIn(app, 'newemail');
  const shown = await renderApp(app, '/signin/email-verification');
  app.breaks('tokens', { _tag: 'Unreachable' });
  await send(shown, { code: app.newest() }, 'Confirm');
  await expectErrors(shown, '/signin/email-verification', [
    "We can't reach our service. It may be your connection, or it may be us. Try again.",
  ]);
});

it('the code of a reset, which is sent only with the new password, has not worked where its screen was cancelled', async () => {
  const app = makeTestApp();
  await app.useCases.password.askForReset('personal@sandbox.test')();
  const cancelled = vi.fn<() => TE.TaskEither<IdentityFault, never>>(() => TE.left({ _tag: 'Cancelled' }));
  const recovery = { ...app.useCases.password, enterResetCode: cancelled };
  const at = '/forgot-password/email-verification';
  const shown = await renderApp({ useCases: { ...app.useCases, password: recovery } }, at);
  await send(shown, { code: codeOf('1') }, 'Continue');
  await waitForScreen(shown, at, () => expect(cancelled).toHaveBeenCalledOnce());
  expect(errorsOf(shown)).toEqual([]);
});
