import { expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { signedIn } from '#tests/application/support/visits.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { alertLines, descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';
import { sentByText } from './sentByText.ts';

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

it('a code that a text message brings fills the field and does not send itself; each sent code is waited for', async () => {
  const at = '/2fa/verify-number';
  /** Each hears one message. */
  const listeners = new Set<(code: string) => void>();
  const listen = (onCode: (code: string) => void) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const app = await sentByText('sms2fa', undefined, { smsCodes: { listen } });
  app.advance(31_000);
  const { page, act, press, until } = await renderApp(app, at);
  const code = inputNamed(page, 'code');
  const receive = (): Promise<void> =>
    act(() => {
      const waiting = [...listeners];
      listeners.clear();
      waiting.forEach((tell) => tell(app.newest()));
    });
  await receive();
  expect([code.value, app.made('verifyTwoFactor'), listeners.size]).toEqual([app.newest(), 0, 0]);
  await press('Send a new code');
  await until(at, () => expect([code.value, listeners.size]).toEqual(['', 1]));
  await receive();
  await press('Confirm');
  await until(at, () => expect([app.made('verifyTwoFactor'), listeners.size]).toEqual([1, 0]));
});
