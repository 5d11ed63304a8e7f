import { createBrowserHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp, waitForScreen, waitUntil } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { endOwnLeaving, reloadPage } from '#ui/shared/navigation/ownLeaving.ts';

const dialogOf = ({ page }: RenderedApp): HTMLDialogElement | null => page.querySelector('dialog');

const press = (shown: RenderedApp, name: string): Promise<void> =>
  shown.act(() => controlNamed(shown.page, name).click());

const type = ({ page, act }: RenderedApp, name: string, text: string): Promise<void> =>
  act(() => typeInto(inputNamed(page, name), text));

/** Waits for a heading: that of a screen, or that of the dialog. */
const expectHeading = ({ page }: RenderedApp, level: 'h1' | 'h2', text: string): Promise<void> =>
  waitUntil(() => {
    const headings = [...page.querySelectorAll(level)].map(({ textContent }) => textContent);
    expect(headings).toContain(text);
  });

const expectAsked = (shown: RenderedApp, heading: string): Promise<void> => expectHeading(shown, 'h2', heading);

const openSignUp = async (): Promise<RenderedApp> => {
  const shown = await renderApp(makeTestApp(), '/signin');
  await press(shown, 'Create an account');
  await expectHeading(shown, 'h1', 'Create your account');
  return shown;
};

/** Sends the code of a sign-up, and returns to its form. */
const openSentSignUp = async (): Promise<RenderedApp> => {
  const shown = await openSignUp();
  await sendCode(shown);
  await shown.act(() => shown.router.history.back());
  await expectHeading(shown, 'h1', 'Create your account');
  return shown;
};

const sendCode = async (shown: RenderedApp): Promise<void> => {
  await type(shown, 'email', 'ada@example.test');
  await type(shown, 'password', 'Brand-new-horse-1');
  await press(shown, 'Create account');
  await expectHeading(shown, 'h1', 'Check your email');
};

const openTwoFactor = async (): Promise<RenderedApp> => {
  const shown = await renderApp(makeTestApp(), '/signin');
  await type(shown, 'email', 'sms2fa@sandbox.test');
  await type(shown, 'password', seedPassword);
  await press(shown, 'Sign in');
  await expectHeading(shown, 'h1', 'How should we send your code?');
  return shown;
};

describe('leaving a sign-up', () => {
  it('shows no dialog before a code was sent, whatever is typed', async () => {
    const shown = await openSignUp();
    await type(shown, 'password', 'Brand-new-horse-1');
    await shown.act(() => shown.router.history.back());
    await waitForScreen(shown, '/signin');
    expect(dialogOf(shown)).toBeNull();
  });

  it('by a link, once a code was sent, is asked about first: "Stay" and Escape keep what was typed, "Leave" leaves', async () => {
    const leave = (): Promise<void> => press(shown, 'Sign in');
    const shown = await openSentSignUp();
    await type(shown, 'password', 'Brand-new-horse-2');
    await leave();
    await expectAsked(shown, 'Leave registration?');
    await press(shown, 'Stay');
    expect(dialogOf(shown)).toBeNull();
    await leave();
    await expectAsked(shown, 'Leave registration?');
    await shown.act(() => void dialogOf(shown)?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialogOf(shown)).toBeNull();
    expect([shown.path(), inputNamed(shown.page, 'password').value]).toEqual(['/signup', 'Brand-new-horse-2']);
    await leave();
    await expectAsked(shown, 'Leave registration?');
    await press(shown, 'Leave');
    await waitForScreen(shown, '/signin');
  });

  it('is asked once: the untouched form then asks no more, until the page of the code was shown again', async () => {
    const shown = await openSentSignUp();
    await press(shown, 'Sign in');
    await expectAsked(shown, 'Leave registration?');
    await press(shown, 'Leave');
    await waitForScreen(shown, '/signin');
    await press(shown, 'Create an account');
    await expectHeading(shown, 'h1', 'Create your account');
    await press(shown, 'Sign in');
    await waitForScreen(shown, '/signin');
    await press(shown, 'Create an account');
    await expectHeading(shown, 'h1', 'Create your account');
    await type(shown, 'password', 'Brand-new-horse-1');
    await press(shown, 'Create account');
    await expectHeading(shown, 'h1', 'Check your email');
    await press(shown, 'Use a different email address');
    await expectHeading(shown, 'h1', 'Create your account');
    await press(shown, 'Sign in');
    await expectAsked(shown, 'Leave registration?');
  });
});

it('leaving a second factor whose code was sent is asked about first, and "Leave" leads to sign-in', async () => {
  const shown = await openTwoFactor();
  await press(shown, 'Send code');
  await expectHeading(shown, 'h1', 'Enter your code');
  await shown.act(() => void shown.router.navigate({ to: '/signin' }));
  await expectAsked(shown, 'Leave two-step verification?');
  expect(dialogOf(shown)?.textContent).toContain('If you leave now, you will have to start again.');
  expect(shown.path()).toBe('/2fa/verify-number');
  await press(shown, 'Leave');
  await waitForScreen(shown, '/signin');
});

it('leaving the document with a sign-up whose code was sent is asked about by the browser, unless the app reloads the page itself', async () => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.history.replaceState(null, '', '/signup');
  const history = createBrowserHistory();
  const shown = await renderApp(makeTestApp(), '/signup', history);
  await type(shown, 'password', 'Brand-new-horse-1');
  expect(asks()).toBe(false);
  await sendCode(shown);
  expect(asks()).toBe(true);
  reloadPage();
  expect(asks()).toBe(false);
  endOwnLeaving();
  expect(asks()).toBe(true);
  history.destroy();
});
