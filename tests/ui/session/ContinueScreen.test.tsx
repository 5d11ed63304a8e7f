import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { emailOf } from '#domain/identity/email.ts';
import { withSignedInAs } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { withFields } from '#domain/session/session.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { openVisit, partnerAddress } from '#tests/application/support/visits.ts';
import { blockedCookies } from '#tests/support/memoryCookies.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { renderView } from '#tests/ui/renderView.tsx';
import { stubReload } from '#tests/ui/stubReload.ts';
import { ContinueScreen, ExistingScreen } from '#ui/session/ContinueScreen.tsx';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { stayInApp } from '#ui/shared/navigation/leaveApp.ts';

const { reload } = stubReload();

it('the continue page names the person until the browser has left, although the session forgets at once, and names another one', async () => {
  const app = makeTestApp();
  const update = app.ports.session.update;
  update(withSignedInAs({ profileId: null, email: 'ann@sandbox.test' }));
  const view = await renderView(<ContinueScreen />, app);
  const heading = (): Element | null => view.page.querySelector('h1');
  expect(heading()?.querySelector('[data-public]')).toBeNull();
  expect(document.title).toBe('Continue as ann@sandbox.test – Xe');
  await view.act(() => void update(signedOut));
  expect(heading()?.textContent).toBe('Continue as ann@sandbox.test');
  await view.act(() => void update(withSignedInAs({ profileId: null, email: 'bob@sandbox.test' })));
  expect(heading()?.textContent).toBe('Continue as bob@sandbox.test');
});

it.each([
  ['ada@müller.example', 'Continue to sign in as ada@müller.example with your password.'],
  [null, "Continue to sign in with the account's password."],
])('the page of an existing account has words with and without an email, as it was typed: %s', async (email, words) => {
  const app = makeTestApp();
  app.ports.session.update(withFields('typed', { email: emailOf(email ?? ''), typedEmail: email }));
  const { page } = await renderView(<ExistingScreen />, app);
  expect(page.querySelector('h1 + p')?.textContent).toBe(words);
});

it('blocked cookies show how to allow them instead of the screen, and "Try again" reloads the page', async () => {
  const app = makeTestApp({ replace: () => ({ cookies: blockedCookies }) });
  const { page, press } = await renderView(<CookieGate>The form</CookieGate>, app);
  expect(page.querySelector('h1')?.textContent).toBe('Your browser is blocking cookies');
  expect(page.textContent).toContain(`Allow cookies for ${app.useCases.context.settings.hostName} and its pages.`);
  expect(page.textContent).not.toContain('The form');
  await press('Try again');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the return of a provider whose partner does not answer names the partner after a moment, where there was no screen yet', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
  const app = await openVisit();
  await app.signInAtProvider('google', 'social@sandbox.test');
  vi.useFakeTimers();
  const opening = renderApp(app, '/idp/continue');
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([[expect.stringMatching(partnerAddress)]]));
  await vi.advanceTimersByTimeAsync(400);
  const { page, path } = await opening;
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  expect([path(), page.querySelector('h1')?.textContent]).toEqual([
    '/idp/continue',
    'Taking you to partner.brand.test',
  ]);
  await act(async () => stayInApp());
});
