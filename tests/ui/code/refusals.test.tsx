import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const confirm = ({ page, act }: RenderedApp, typed: Readonly<Record<string, string>>): Promise<void> =>
  act(() => {
    Object.entries(typed).forEach(([name, text]) => typeInto(inputNamed(page, name), text));
    controlNamed(page, 'Confirm').click();
  });

const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('name');

it('a password that was asked for again and is refused is emptied and has the focus; another fault keeps it', async () => {
  const faults: IdentityFault[] = [{ _tag: 'ServiceFailed' }, { _tag: 'WrongCredentials' }];
  const signInWithTwoFactor = () => TE.left(faults.shift() ?? { _tag: 'Unexpected' as const });
  const app = await makeTwoFactorTestApp('legacy2fa', () => ({ signInWithTwoFactor }));
  await app.signIn();
  await app.sendCode();
  app.ports.session.update(withoutPassword);
  const at = '/2fa/verify-number';
  const shown = await renderApp(app, at);
  const password = inputNamed(shown.page, 'password');
  await confirm(shown, { code: codeOf('1'), password: 'Wrong-horse-9' });
  await waitForScreen(shown, at, () => expect(alertLines(shown.page)).toHaveLength(1));
  expect(password.value).toBe('Wrong-horse-9');
  await confirm(shown, {});
  await waitForScreen(shown, at, () => expect(alertLines(shown.page)[0]).toContain('password is not right'));
  expect([password.value, focusedName()]).toEqual(['', 'password']);
});

describe.each(['CodeExpired', 'TooManyAttempts'] as const)('a code that is void: %s', (_tag) => {
  it('leaves the focus to the code field, also after a reload and beside a password', async () => {
    const fault: IdentityFault = _tag === 'CodeExpired' ? { _tag } : { _tag, retryAfterMs: null };
    const at = '/signup/email-verification';
    const app = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, confirmSignUp: () => TE.left(fault) } }),
    });
    await app.useCases.signUp.submit(form)();
    app.ports.session.update(withoutPassword);
    const shown = await renderApp(app, at);
    await confirm(shown, { code: codeOf('1'), password: form.password });
    const expectCodeFocused = (page: RenderedApp): Promise<void> =>
      waitForScreen(page, at, () => expect([alertLines(page.page).length, focusedName()]).toEqual([1, 'code']));
    await expectCodeFocused(shown);
    await shown.act(() => void app.ports.session.update(withoutPassword));
    await expectCodeFocused(await renderApp(app, at));
  });
});

it('the error of an incomplete code stands until the answer to "Send a new code"', async () => {
  let answer: () => void = () => undefined;
  let isHeld = false;
  const app = await makeTwoFactorTestApp('sms2fa', ({ requestTwoFactor }) => ({
    requestTwoFactor: (asked, context) => async () => {
      if (isHeld) await new Promise<void>((resolve) => (answer = resolve));
      return requestTwoFactor(asked, context)();
    },
  }));
  await app.signIn();
  await app.sendCode();
  app.advance(31_000);
  isHeld = true;
  const at = '/2fa/verify-number';
  const shown = await renderApp(app, at);
  const { page, act } = shown;
  await confirm(shown, { code: '12' });
  await waitForScreen(shown, at, () => expect(alertLines(page)).toHaveLength(1));
  const alert = page.querySelector('[role="alert"]');
  const button = controlNamed(page, 'Send a new code');
  await act(() => button.click());
  await waitForScreen(shown, at, () => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect([page.querySelector('[role="alert"]'), alertLines(page).length]).toEqual([alert, 1]);
  answer();
  await waitForScreen(shown, at, () => expect(page.textContent).toContain('We sent a new code by text message'));
  expect(page.querySelector('[role="alert"]')).toBeNull();
});
