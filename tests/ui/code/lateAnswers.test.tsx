import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { fillCode } from '#ui/code/CodeField.tsx';

/** The page of a code, where "Send a new code" was pressed after something was typed, and the focus is in the field; or a wrong code was confirmed. The test lets the service answer. */
const openWaiting = async (fault: IdentityFault | null, typed = '', press = 'NewCode') => {
  let isHeld = false;
  let answer: () => void = () => undefined;
  const app = await makeTwoFactorTestApp('sms2fa', ({ requestTwoFactor }) => ({
    requestTwoFactor: (asked, context) => async () => {
      if (isHeld) await new Promise<void>((resolve) => (answer = resolve));
      return isHeld && fault !== null ? E.left(fault) : requestTwoFactor(asked, context)();
    },
  }));
  await app.signIn();
  await app.sendCode();
  app.advance(31_000);
  isHeld = true;
  const shown = await renderApp(app, '/2fa/verify-number');
  const code = inputNamed(shown.page, 'code');
  if (press === 'AfterWrongCode') {
    await shown.act(() => {
      typeInto(code, app.wrong());
      controlNamed(shown.page, 'Confirm').click();
    });
    await waitForScreen(shown, '/2fa/verify-number', () =>
      expect(shown.page.textContent).toContain('That code is not right.'),
    );
  } else
    await shown.act(() => {
      typeInto(code, typed);
      controlNamed(shown.page, 'Send a new code').click();
      code.focus();
    });
  const answers = async (words: string): Promise<void> => {
    answer();
    await waitForScreen(shown, '/2fa/verify-number', () => expect(shown.page.textContent).toContain(words));
  };
  return { ...shown, app, answers, state: () => [inputNamed(shown.page, 'code').value, document.activeElement?.id] };
};

const outcomes: ReadonlyArray<readonly [string, IdentityFault | null, string]> = [
  ['sends a code', null, 'We sent a new code by text message'],
  ['is refused for a while', { _tag: 'RateLimited', retryAfterMs: 60_000 }, 'You have tried too many times.'],
  ['fails', { _tag: 'ServiceFailed' }, "We couldn't send a new code."],
];

describe.each(outcomes)('"Send a new code" that %s', (_name, fault, words) => {
  it('keeps the digits that were typed while it waited, and the focus', async () => {
    const { page, act, answers, state } = await openWaiting(fault, '12');
    await act(() => typeInto(inputNamed(page, 'code'), '123'));
    await answers(words);
    expect(state()).toEqual(['123', 'code']);
  });

  it('keeps the code that the phone filled in meanwhile', async () => {
    const { act, answers, state } = await openWaiting(fault, '12');
    await act(() => fillCode(codeOf('2')));
    await answers(words);
    expect(state()).toEqual([codeOf('2'), 'code']);
  });
});

it('"Send a new code" that sends a code leaves the error of a wrong code that was confirmed meanwhile', async () => {
  const { page, act, app, path, router, answers } = await openWaiting(null);
  const field = inputNamed(page, 'code');
  await act(() => {
    typeInto(field, app.wrong());
    controlNamed(page, 'Confirm').click();
  });
  const expectWrong = (): Promise<void> =>
    waitForScreen({ page, act, path, router }, '/2fa/verify-number', () =>
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', 'true']),
    );
  await expectWrong();
  expect(controlNamed(page, 'Send a new code').getAttribute('aria-busy')).toBe('true');
  await answers('Send a new code in');
  await expectWrong();
});

it.each(outcomes.slice(0, 2))(
  '"Send a new code" that %s empties the field of an earlier code',
  async (_name, fault, words) => {
    const { answers, state } = await openWaiting(fault, codeOf('1'));
    await answers(words);
    expect(state()[0]).toBe('');
  },
);

it('"Send a new code" keeps the focus and the announced error of a wrong code until its answer', async () => {
  const { page, act, ...shown } = await openWaiting(null, '', 'AfterWrongCode');
  const alert = page.querySelector('[role="alert"]');
  const button = controlNamed(page, 'Send a new code');
  button.focus();
  await act(() => button.click());
  expect(alert).not.toBeNull();
  expect([page.querySelector('[role="alert"]'), document.activeElement]).toEqual([alert, button]);
  await shown.answers('We sent a new code by text message');
  expect(page.querySelector('[role="alert"]')).toBeNull();
});
