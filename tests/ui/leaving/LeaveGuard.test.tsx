import { createBrowserHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { inputNamed, textsOf, waitUntil } from '#tests/ui/renderView.tsx';
import { sentByText } from '#tests/ui/code/sentByText.ts';
import { endOwnLeaving, reloadPage } from '#ui/shared/navigation/ownLeaving.ts';

const dialogOf = ({ page }: RenderedApp): HTMLDialogElement | null => page.querySelector('dialog');

/** Waits for a heading: that of a screen, or that of the dialog. */
const expectHeading = ({ page }: RenderedApp, level: 'h1' | 'h2', text: string): Promise<void> =>
  waitUntil(() => expect(textsOf(page, level)).toContain(text));

const expectAsked = (shown: RenderedApp): Promise<void> => expectHeading(shown, 'h2', 'Leave registration?');

const sendCode = async (shown: RenderedApp): Promise<void> => {
  await shown.type({ email: 'ada@example.test', password: 'Brand-new-horse-1' });
  await shown.press('Create account');
  await expectHeading(shown, 'h1', 'Check your email');
};

/** Sends the code of a sign-up, and returns to its form. */
const openSentSignUp = async (): Promise<RenderedApp> => {
  const shown = await renderApp(makeTestApp(), '/signup');
  await sendCode(shown);
  await shown.act(() => shown.router.history.back());
  await expectHeading(shown, 'h1', 'Create your account');
  return shown;
};

describe('leaving a sign-up', () => {
  it('by a link, once a code was sent, is asked about first: "Stay" and Escape keep what was typed', async () => {
    const shown = await openSentSignUp();
    await shown.type({ password: 'Brand-new-horse-2' });
    for (const stay of [
      () => shown.press('Stay'),
      () => shown.act(() => void dialogOf(shown)?.dispatchEvent(new Event('cancel', { cancelable: true }))),
    ]) {
      await shown.press('Sign in');
      await expectAsked(shown);
      await stay();
      expect(dialogOf(shown)).toBeNull();
      expect([shown.path(), inputNamed(shown.page, 'password').value]).toEqual(['/signup', 'Brand-new-horse-2']);
    }
  });

  it('is asked once, and "Leave" leaves: the untouched form then asks no more, until the page of the code was shown again', async () => {
    const shown = await openSentSignUp();
    await shown.press('Sign in');
    await expectAsked(shown);
    await shown.press('Leave');
    await shown.until('/signin');
    await shown.press('Create an account');
    await expectHeading(shown, 'h1', 'Create your account');
    await shown.press('Sign in');
    await shown.until('/signin');
    await shown.press('Create an account');
    await expectHeading(shown, 'h1', 'Create your account');
    await sendCode(shown);
    await shown.press('Use a different email address');
    await expectHeading(shown, 'h1', 'Create your account');
    await shown.press('Sign in');
    await expectAsked(shown);
  });
});

it('leaving a second factor whose code was sent is asked about first, and "Leave" leads to sign-in', async () => {
  const shown = await renderApp(await sentByText(), '/2fa/verify-number');
  await shown.goTo('/signin');
  await expectHeading(shown, 'h2', 'Leave two-step verification?');
  expect(dialogOf(shown)?.textContent).toContain('If you leave now, you will have to start again.');
  expect(shown.path()).toBe('/2fa/verify-number');
  await shown.press('Leave');
  await shown.until('/signin');
});

it('leaving the document with a sign-up whose code was sent is asked about by the browser, unless the app reloads the page itself', async () => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.history.replaceState(null, '', '/signup');
  const history = createBrowserHistory();
  const shown = await renderApp(makeTestApp(), '/signup', history);
  await shown.type({ password: 'Brand-new-horse-1' });
  expect(asks()).toBe(false);
  await sendCode(shown);
  expect(asks()).toBe(true);
  reloadPage();
  expect(asks()).toBe(false);
  endOwnLeaving();
  expect(asks()).toBe(true);
  history.destroy();
});
