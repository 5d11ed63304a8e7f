import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { answering, openVisit, partnerAddress, type Replace } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { stayInApp } from '#ui/shared/navigation/leaveApp.ts';

const replace = vi.fn<(url: string | URL) => void>();
const assign = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const spy of [replace, assign]) spy.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(async () => {
  await act(async () => stayInApp());
  vi.useRealTimers();
});

const pass = (shown: RenderedApp, ms: number): Promise<void> =>
  shown.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Waits for what the service answers, without letting time pass. */
const until = async (shown: RenderedApp, isDone: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 500 && !isDone(); turns += 1) {
    await pass(shown, 0);
    await shown.act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  expect(isDone()).toBe(true);
};

const headingOf = ({ page }: RenderedApp): string | undefined => page.querySelector('h1')?.textContent;

const site = 'partner.brand.test';

/** Signs in for a partner that does not answer. */
const leave = async (replaced?: Replace): Promise<{ readonly shown: RenderedApp; readonly app: TestApp }> => {
  const app = await openVisit(replaced);
  const shown = await renderApp(app, '/signin');
  typeInto(inputNamed(shown.page, 'email'), 'personal@sandbox.test');
  typeInto(inputNamed(shown.page, 'password'), seedPassword);
  await shown.act(() => controlNamed(shown.page, 'Sign in').click());
  await until(shown, () => replace.mock.calls.length > 0);
  expect(replace.mock.calls).toEqual([[expect.stringMatching(partnerAddress)]]);
  return { shown, app };
};

it('a page that still stands 400 ms later names the site instead of the form, with the focus, and keeps no password', async () => {
  const { shown } = await leave();
  await pass(shown, 300);
  expect(headingOf(shown)).toBe('Sign in');
  await pass(shown, 101);
  expect(headingOf(shown)).toBe(`Taking you to ${site}`);
  expect(document.activeElement).toBe(shown.page.querySelector('h1'));
  expect(shown.page.querySelector('input')).toBeNull();
  expect(shown.page.querySelector('main a, main button')).toBeNull();
  expect(shown.page.querySelectorAll('main [class*="spinner"]')).toHaveLength(1);
});

it('after eight seconds it links to the site without code and state, which begins anew: no code is sent twice', async () => {
  const { shown } = await leave();
  await pass(shown, 400);
  await pass(shown, 7500);
  expect(shown.page.textContent).not.toContain('Continue to');
  await pass(shown, 200);
  const link = controlNamed(shown.page, `Continue to ${site}`);
  expect(link.getAttribute('href')).toBe('https://partner.brand.test/back');
  const said = shown.page.querySelector('h1 + p [role="status"]');
  expect(said?.textContent).toBe('This is taking longer than usual.');
  expect(shown.page.querySelector('main [class*="spinner"]')).toBeNull();
  expect([...shown.page.querySelectorAll('main a, main button')].map(({ textContent }) => textContent)).toEqual([
    `Continue to ${site}`,
    'Use a different account',
  ]);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('"Use a different account" stops the loading, says so, signs out and shows the form, whose sign-in returns the state', async () => {
  const { opened, open: answer } = gate();
  const { shown, app } = await leave(answering(({ signOut }) => ({ signOut: () => opened.then(signOut) })));
  await pass(shown, 400);
  await pass(shown, 7600);
  const stop = vi.spyOn(window, 'stop');
  await shown.act(() => controlNamed(shown.page, 'Use a different account').click());
  expect(controlNamed(shown.page, 'Use a different account').getAttribute('aria-busy')).toBe('true');
  answer();
  await until(shown, () => headingOf(shown) === 'Sign in');
  expect([stop.mock.calls.length, app.made('signOut')]).toEqual([1, 1]);
  expect(app.session()).toMatchObject({ oAuth: { state: 's1' }, person: { confirmed: null }, hasLeft: false });
});

it('a sign-in with a provider is named by its provider, and its link leads there as it is', async () => {
  const app = await openVisit();
  const shown = await renderApp(app, '/signin');
  await until(shown, () => shown.page.textContent.includes('Continue with Google'));
  await shown.act(() => controlNamed(shown.page, 'Continue with Google').click());
  await until(shown, () => assign.mock.calls.length > 0);
  await pass(shown, 400);
  await pass(shown, 7600);
  expect(headingOf(shown)).toBe('Taking you to Google');
  expect(assign).toHaveBeenCalledTimes(1);
  expect(controlNamed(shown.page, 'Continue to Google').getAttribute('href')).toBe(assign.mock.calls[0]?.[0]);
});

it('"Back" within the app shows its screen again', async () => {
  const { shown } = await leave();
  await pass(shown, 500);
  await shown.act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(headingOf(shown)).toBe('Sign in');
});

it('a new account is not sent away again by itself when its screen is shown after the page was left', async () => {
  const app = await openVisit();
  const email = 'ada@example.test';
  const typed = { email, password: 'Brand-new-horse-1', accountType: 'Personal', marketing: false } as const;
  await app.useCases.signUp.submit({ ...typed, termsVersion: 'terms-2026-09' })();
  await app.useCases.signUp.confirm({ code: app.newest(email), password: null })();
  const shown = await renderApp(app, '/signup/creating');
  await until(shown, () => replace.mock.calls.length > 0);
  await pass(shown, 500);
  expect(headingOf(shown)).toBe(`Taking you to ${site}`);
  const made = (): ReadonlyArray<number> => [replace.mock.calls.length, app.made('tokens')];
  const before = made();
  await shown.act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(headingOf(shown)).toBe('Creating your account');
  await pass(shown, 100);
  await shown.act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  expect([made(), headingOf(shown)]).toEqual([before, 'Creating your account']);
});
