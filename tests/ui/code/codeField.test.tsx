import { describe, expect, it, vi } from 'vitest';
import { codeOf } from '#tests/support/codes.ts';
import { fillCode } from '#ui/code/CodeField.tsx';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { signedIn } from '#tests/application/support/visits.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { sentByText } from './sentByText.ts';
import { alertLines, descriptionOf, inputNamed, renderView, typeInto } from '#tests/ui/renderView.tsx';

const [whole, another] = [codeOf('000412'), codeOf('6')];

/** The form of a page that asks for a code, and the codes that it was sent with. */
const openForm = async () => {
  const sent: string[] = [];
  const resend = { busy: false, sent: false, availableAt: null, request: () => undefined };
  const idle = { busy: false, errors: [], fault: null, needsNewCode: false, resend };
  const words = { heading: { id: 'code.heading' }, submit: { id: 'signUp.confirm' } } as const;
  const view = (
    <CodeForm
      {...words}
      lead={null}
      page={{ purpose: 'SignUp', ...idle }}
      onSubmit={(text) => sent.push(text('code'))}
    />
  );
  const shown = await renderView(view);
  const code = inputNamed(shown.page, 'code');
  const enter = (text: string, event: InputEventInit) => shown.act(() => typeInto(code, text, event));
  return { ...shown, code, sent, enter };
};

describe('the field of a code', () => {
  it('keeps the digits of what is typed, and the code alone of what is pasted', async () => {
    const { code, enter } = await openForm();
    await enter(`${whole} 7`, { inputType: 'insertText', data: '7' });
    expect(code.value).toBe(`${whole}7`);
    const data = `your code is ${whole}, for 10 minutes`;
    await enter(`${another}${data}`, { inputType: 'insertFromPaste', data });
    expect(code.value).toBe(whole);
  });

  it('changes nothing while an input method composes', async () => {
    const { code, enter } = await openForm();
    await enter('お12', { isComposing: true, data: 'お12' });
    expect(code.value).toBe('お12');
  });

  it('is one input that phones can autofill', async () => {
    const { page, code } = await openForm();
    expect(page.querySelectorAll('input')).toHaveLength(1);
    expect([code.autocomplete, code.inputMode, code.type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect([code.hasAttribute('maxlength'), code.hasAttribute('aria-describedby')]).toEqual([false, false]);
  });

  it('sends nothing by itself, whether its code is pasted, typed or filled in from a text message', async () => {
    vi.useFakeTimers();
    const { page, code, act, sent, enter } = await openForm();
    await enter(whole, { inputType: 'insertFromPaste', data: whole });
    await enter(whole, { inputType: 'insertText', data: whole.slice(-1) });
    await act(() => fillCode(another));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect([code.value, sent]).toEqual([another, []]);
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(sent).toEqual([another]);
  });
});

const prepared = async (prepare: (app: TestApp) => Promise<unknown>): Promise<TestApp> => {
  const app = makeTestApp();
  await prepare(app);
  return app;
};

const signedUp = (): Promise<TestApp> => prepared(({ useCases }) => useCases.signUp.submit(form)());
const resetAsked = (): Promise<TestApp> =>
  prepared(({ useCases }) => useCases.password.askForReset('personal@sandbox.test')());

/** Every page that asks for a code, and what its lead says. */
const pages: ReadonlyArray<readonly [at: RoutePath, open: () => Promise<TestApp>, lead: string]> = [
  ['/signup/email-verification', signedUp, form.email],
  ['/signin/email-verification', () => signedIn(undefined, 'newemail'), 'ne•••@sandbox.test'],
  ['/forgot-password/email-verification', resetAsked, 'personal@sandbox.test'],
  ['/change-password', signedIn, 'pe•••@sandbox.test'],
  ['/2fa/verify-number', sentByText, 'ending in '],
];

const expectCodeFocused = (shown: RenderedApp, at: RoutePath, lead: string): Promise<void> =>
  shown.until(at, () => {
    expect(document.activeElement).toBe(inputNamed(shown.page, 'code'));
    expect(descriptionOf(document.activeElement)).toContain(lead);
  });

it.each(pages)('the code on %s has the focus, says where it went, and is empty after a wrong one', async (...row) => {
  const [at, open, lead] = row;
  const app = await open();
  const shown = await renderApp(app, at);
  await expectCodeFocused(shown, at, lead);
  expect(app.made('sendPasswordCode')).toBe(/password/.test(at) ? 1 : 0);
  // Because: the code of a reset is checked only with the new password.
  if (at.startsWith('/forgot-password')) return;
  await shown.type({ code: app.wrong(), ...(at === '/change-password' && { password: 'Brand-new-horse-1' }) });
  const submit = shown.page.querySelector<HTMLElement>('[type="submit"]');
  await shown.act(() => {
    submit?.focus();
    submit?.click();
  });
  await shown.until(at, () =>
    expect(alertLines(shown.page)).toEqual(['That code is not right. Check it and try again.']),
  );
  const code = inputNamed(shown.page, 'code');
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  await expectCodeFocused(shown, at, lead);
});

it.each([
  ['/2fa/verify-number', sentByText, ['INPUT']],
  // Because: while the code is being sent, the page has no field yet.
  ['/change-password', signedIn, ['H1', 'INPUT']],
] as const)(
  'after a navigation to %s its heading does not take the focus from the code',
  async (at, open, expected) => {
    const shown = await renderApp(await open(), '/continue');
    const focused = new Set<string>();
    shown.page.addEventListener('focusin', () => focused.add(document.activeElement?.tagName ?? ''));
    await shown.goTo(at);
    await expectCodeFocused(shown, at, '');
    expect([...focused]).toEqual(expected);
  },
);
