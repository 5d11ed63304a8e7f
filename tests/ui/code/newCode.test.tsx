import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed, textsOf } from '#tests/ui/renderView.tsx';
import { sentByText } from './sentByText.ts';

const at = '/2fa/verify-number';

/** The page of a code, whose next request for a code ends so once `answer` is called, which waits until the page says these words. */
const openWaiting = async (fault: IdentityFault | null) => {
  const { opened, open } = gate();
  let isHeld = false;
  const app = await sentByText('sms2fa', ({ requestTwoFactor }) => ({
    requestTwoFactor: (asked, context) => async () => {
      if (isHeld) await opened;
      return isHeld && fault !== null ? E.left(fault) : requestTwoFactor(asked, context)();
    },
  }));
  isHeld = true;
  app.advance(31_000);
  const shown = await renderApp(app, at);
  const answer = async (words: string): Promise<void> => {
    open();
    await shown.until(at, () => expect(shown.page.textContent).toContain(words));
  };
  return { ...shown, app, answer, code: inputNamed(shown.page, 'code') };
};

const enterWrong = async ({ type, press, until, page }: RenderedApp, code: string): Promise<void> => {
  await type({ code });
  await press('Confirm');
  await until(at, () => expect(alertLines(page)).toEqual(['That code is not right. Check it and try again.']));
};

describe.each<[string, IdentityFault | null, string]>([
  ['sends a code', null, 'We sent a new code by text message'],
  ['is refused', { _tag: 'RateLimited', retryAfterMs: 60_000 }, 'You have tried too many times.'],
])('"Send a new code" that %s', (_name, fault, words) => {
  it.each([
    ['keeps what is typed while it waits', { code: '123' }, '123'],
    ['empties the field of an earlier code', {}, ''],
  ])('%s, and leaves the focus', async (_, meanwhile, kept) => {
    const { type, press, act, answer, code } = await openWaiting(fault);
    await type({ code: codeOf('1') });
    await press('Send a new code');
    await act(() => code.focus());
    await type(meanwhile);
    await answer(words);
    expect([code.value, document.activeElement]).toEqual([kept, code]);
  });
});

it('"Send a new code" leaves the error of a wrong code that was confirmed meanwhile', async () => {
  const shown = await openWaiting(null);
  await shown.press('Send a new code');
  await enterWrong(shown, shown.app.wrong());
  expect(controlNamed(shown.page, 'Send a new code').getAttribute('aria-busy')).toBe('true');
  await shown.answer('Send a new code in');
  expect([shown.code.value, shown.code.getAttribute('aria-invalid')]).toEqual(['', 'true']);
});

it('"Send a new code" keeps the focus and the announced error of an earlier code until its answer, which the lead says for good', async () => {
  const shown = await openWaiting(null);
  await enterWrong(shown, shown.app.wrong());
  const alert = shown.page.querySelector('[role="alert"]');
  const button = controlNamed(shown.page, 'Send a new code');
  await shown.act(() => button.focus());
  await shown.press('Send a new code');
  expect(alert).not.toBeNull();
  expect([shown.page.querySelector('[role="alert"]'), document.activeElement]).toEqual([alert, button]);
  await shown.answer('We sent a new code by text message');
  expect([shown.page.querySelector('[role="alert"]'), document.activeElement]).toEqual([null, shown.code]);
  await enterWrong(shown, shown.app.wrong());
  expect(textsOf(shown.page, 'output').join()).toContain('We sent a new code by text message');
  expect(shown.page.textContent).not.toContain('junk folder');
});

const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('name');

it('a password that was asked for again and is refused is emptied and has the focus; another fault keeps it', async () => {
  const app = await sentByText('legacy2fa');
  app.breaks('signInWithTwoFactor', { _tag: 'ServiceFailed' }, { _tag: 'WrongCredentials' });
  app.ports.session.update(withoutPassword);
  const { page, type, press, until } = await renderApp(app, at);
  const password = inputNamed(page, 'password');
  await type({ code: codeOf('1'), password: 'Wrong-horse-9' });
  await press('Confirm');
  await until(at, () => expect(alertLines(page)).toHaveLength(1));
  expect(password.value).toBe('Wrong-horse-9');
  await press('Confirm');
  await until(at, () => expect(alertLines(page)[0]).toContain('password is not right'));
  expect([password.value, focusedName()]).toEqual(['', 'password']);
});

it.each<IdentityFault>([{ _tag: 'CodeExpired' }, { _tag: 'TooManyAttempts', retryAfterMs: null }])(
  'a code that is void leaves the focus to its field beside a password, also after a reload: $_tag',
  async (fault) => {
    const screen = '/signup/email-verification';
    const app = makeTestApp();
    app.breaks('confirmSignUp', fault);
    await app.useCases.signUp.submit(form)();
    app.ports.session.update(withoutPassword);
    const { type, press, ...first } = await renderApp(app, screen);
    const expectCodeFocused = ({ page, until }: Pick<RenderedApp, 'page' | 'until'>): Promise<void> =>
      until(screen, () => expect([alertLines(page).length, focusedName()]).toEqual([1, 'code']));
    await type({ code: codeOf('1'), password: form.password });
    await press('Confirm');
    await expectCodeFocused(first);
    await first.act(() => void app.ports.session.update(withoutPassword));
    await expectCodeFocused(await renderApp(app, screen));
  },
);
