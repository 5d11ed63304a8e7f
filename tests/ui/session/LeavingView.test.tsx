import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { answering, openVisit, partnerAddress, type Replace } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, textsOf } from '#tests/ui/renderView.tsx';
import { stayInApp } from '#ui/shared/navigation/leaveApp.ts';

const replace = vi.fn<(url: string | URL) => void>();
const assign = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const spy of [replace, assign]) spy.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => act(async () => stayInApp()));

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Waits for what the service answers, without letting time pass. */
const until = async (isDone: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 500 && !isDone(); turns += 1) {
    await pass(0);
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  expect(isDone()).toBe(true);
};

const goBack = (): Promise<void> => act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));

const headingOf = ({ page }: RenderedApp): string | undefined => page.querySelector('h1')?.textContent;

const site = 'partner.brand.test';

/** Signs in for a partner that does not answer. */
const leave = async (replaced?: Replace): Promise<{ readonly shown: RenderedApp; readonly app: TestApp }> => {
  const app = await openVisit(replaced);
  const shown = await renderApp(app, '/signin');
  await shown.type({ email: 'personal@sandbox.test', password: seedPassword });
  await shown.press('Sign in');
  await until(() => replace.mock.calls.length > 0);
  expect(replace.mock.calls).toEqual([[expect.stringMatching(partnerAddress)]]);
  return { shown, app };
};

it('a page that still stands 400 ms later names the site instead of the form, with the focus, links to it after eight seconds without code and state, and ends with "Back" within the app', async () => {
  const { shown } = await leave();
  await pass(300);
  expect(headingOf(shown)).toBe('Sign in');
  await pass(101);
  expect(headingOf(shown)).toBe(`Taking you to ${site}`);
  expect(document.activeElement).toBe(shown.page.querySelector('h1'));
  expect(shown.page.querySelector('input, main a, main button')).toBeNull();
  expect(shown.page.querySelectorAll('main [class*="spinner"]')).toHaveLength(1);
  const { page } = shown;
  await pass(7500);
  expect(page.textContent).not.toContain('Continue to');
  await pass(200);
  expect(controlNamed(page, `Continue to ${site}`).getAttribute('href')).toBe('https://partner.brand.test/back');
  expect(textsOf(page, 'h1 + p [role="status"]')).toEqual(['This is taking longer than usual.']);
  expect(page.querySelector('main [class*="spinner"]')).toBeNull();
  expect(textsOf(page, 'main a, main button')).toEqual([`Continue to ${site}`, 'Use a different account']);
  expect(replace).toHaveBeenCalledTimes(1);
  await goBack();
  expect(headingOf(shown)).toBe('Sign in');
});

it('"Use a different account" stops the loading, says so, signs out and shows the form, whose sign-in returns the state', async () => {
  const { opened, open: answer } = gate();
  const { shown, app } = await leave(answering(({ signOut }) => ({ signOut: () => opened.then(signOut) })));
  await pass(400);
  await pass(7600);
  const stop = vi.spyOn(window, 'stop');
  await shown.press('Use a different account');
  expect(controlNamed(shown.page, 'Use a different account').getAttribute('aria-busy')).toBe('true');
  answer();
  await until(() => headingOf(shown) === 'Sign in');
  expect([stop.mock.calls.length, app.made('signOut')]).toEqual([1, 1]);
  expect(app.session()).toMatchObject({ oAuth: { state: 's1' }, person: { confirmed: null }, hasLeft: false });
});

it('a sign-in with a provider is named by its provider, and its link leads there as it is', async () => {
  const shown = await renderApp(await openVisit(), '/signin');
  await until(() => shown.page.textContent.includes('Continue with Google'));
  await shown.press('Continue with Google');
  await until(() => assign.mock.calls.length > 0);
  await pass(400);
  await pass(7600);
  expect(headingOf(shown)).toBe('Taking you to Google');
  const address = controlNamed(shown.page, 'Continue to Google').getAttribute('href');
  expect(assign.mock.calls).toEqual([[address]]);
});

it('the return of a provider whose partner does not answer names the partner after a moment, where there was no screen yet', async () => {
  const app = await openVisit();
  await app.signInAtProvider('google', 'social@sandbox.test');
  const opening = renderApp(app, '/idp/continue');
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([[expect.stringMatching(partnerAddress)]]), 15_000);
  await vi.advanceTimersByTimeAsync(400);
  const shown = await opening;
  await pass(100);
  expect([shown.path(), headingOf(shown)]).toEqual(['/idp/continue', `Taking you to ${site}`]);
});

it('a new account is not sent away again by itself when its screen is shown after the page was left', async () => {
  const app = await openVisit();
  await app.useCases.signUp.submit(form)();
  await app.useCases.signUp.confirm({ code: app.newest(form.email), password: null })();
  const shown = await renderApp(app, '/signup/creating');
  await until(() => replace.mock.calls.length > 0);
  await pass(500);
  expect(headingOf(shown)).toBe(`Taking you to ${site}`);
  const made = app.made('tokens');
  await goBack();
  await pass(100);
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  expect([replace.mock.calls.length, app.made('tokens'), headingOf(shown)]).toEqual([1, made, 'Creating your account']);
});
