import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, descriptionOf, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const openTwoFactor = async (): Promise<TestApp> => {
  const app = await makeTwoFactorTestApp('sms2fa', () => ({}));
  await app.signIn();
  await app.sendCode();
  return app;
};

const prepared = async (prepare: (app: TestApp) => Promise<unknown>): Promise<TestApp> => {
  const app = makeTestApp();
  await prepare(app);
  return app;
};

type Page = readonly [at: RoutePath, open: () => Promise<TestApp>, lead: string];

/** Every page that asks for a code, and what its lead says. */
const pages: ReadonlyArray<Page> = [
  ['/signup/email-verification', () => prepared((app) => app.useCases.signUp.submit(form)()), form.email],
  ['/signin/email-verification', () => prepared((app) => signIn(app, 'newemail')), 'ne•••@sandbox.test'],
  [
    '/forgot-password/email-verification',
    () => prepared((app) => app.useCases.password.askForReset('personal@sandbox.test')()),
    'personal@sandbox.test',
  ],
  ['/change-password', () => prepared((app) => signIn(app, 'personal')), 'pe•••@sandbox.test'],
  ['/2fa/verify-number', openTwoFactor, 'ending in '],
];

const expectCodeFocused = (shown: RenderedApp, at: RoutePath, lead: string): Promise<void> =>
  waitForScreen(shown, at, () => {
    expect(document.activeElement).toBe(inputNamed(shown.page, 'code'));
    expect(descriptionOf(document.activeElement)).toContain(lead);
  });

describe.each(pages)('the field of the code on %s', (at, open, lead) => {
  it('has the focus when the page is loaded, and says where the code went', async () => {
    await expectCodeFocused(await renderApp(await open(), at), at, lead);
  });

  it('has the focus after a navigation, which its heading does not take', async () => {
    const shown = await renderApp(await open(), '/continue');
    const focused = new Set<string>();
    shown.page.addEventListener('focusin', () => focused.add(document.activeElement?.tagName ?? ''));
    await shown.act(() => shown.router.navigate({ to: at }));
    await expectCodeFocused(shown, at, lead);
    // Because: while the code is being sent, the page has no field yet.
    expect([...focused]).toEqual(at === '/change-password' ? ['H1', 'INPUT'] : ['INPUT']);
  });

  it('is empty and focused again after a wrong code', async () => {
    const app = await open();
    const shown = await renderApp(app, at);
    await expectCodeFocused(shown, at, lead);
    // Because: the code of a reset is checked only with the new password.
    if (at.startsWith('/forgot-password')) return;
    await shown.act(() => {
      typeInto(inputNamed(shown.page, 'code'), app.wrong());
      const password = shown.page.querySelector('input[name="password"]');
      if (password instanceof HTMLInputElement) typeInto(password, 'Brand-new-horse-1');
      const submit = shown.page.querySelector<HTMLElement>('[type="submit"]');
      submit?.focus();
      submit?.click();
    });
    await waitForScreen(shown, at, () =>
      expect(alertLines(shown.page)).toEqual(['That code is not right. Check it and try again.']),
    );
    const code = inputNamed(shown.page, 'code');
    expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    await expectCodeFocused(shown, at, lead);
  });
});

it('a new code is said by the lead, and its button leaves the focus to the field', async () => {
  const app = await openTwoFactor();
  app.advance(31_000);
  const at = '/2fa/verify-number';
  const shown = await renderApp(app, at);
  const button = controlNamed(shown.page, 'Send a new code');
  button.focus();
  await shown.act(() => button.click());
  await expectCodeFocused(shown, at, 'We sent a new code by text message to');
  expect(shown.page.querySelector('output')?.textContent).toContain('We sent a new code');
  await shown.act(() => {
    typeInto(inputNamed(shown.page, 'code'), app.wrong());
    controlNamed(shown.page, 'Confirm').click();
  });
  await waitForScreen(shown, at, () => expect(alertLines(shown.page)).toHaveLength(1));
  expect(shown.page.textContent).toContain('We sent a new code by text message to');
});
