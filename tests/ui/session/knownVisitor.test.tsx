import * as E from 'fp-ts/Either';
import { expect, it, vi } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { emailOf } from '#domain/identity/email.ts';
import { withSignedInAs } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { withFields } from '#domain/session/session.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { blockedCookies } from '#tests/support/memoryCookies.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { ExistingSessionNotice } from '#ui/session/ExistingSessionNotice.tsx';
import { ContinueScreen, ExistingScreen } from '#ui/session/ContinueScreen.tsx';
import { CookieGate } from '#ui/session/CookieGate.tsx';

type Answer = Awaited<ReturnType<IdentityGateway['isSignedIn']>>;

/** The notice above a form, in a browser with this session cookie; the service answers at `answer`. */
const open = async (cookie: string | null) => {
  let tell: (said: Answer) => void = () => undefined;
  const { useCases, ports, made } = makeTestApp({
    cookies: cookie === null ? {} : { xe_session: cookie },
    replace: ({ identity }) => ({
      identity: { ...identity, isSignedIn: () => new Promise<Answer>((resolve) => (tell = resolve)) },
    }),
  });
  const { page, act } = await renderView(<ExistingSessionNotice />, { useCases });
  const text = (selector: string): string | undefined => page.querySelector(selector)?.textContent;
  return {
    page,
    status: () => text('[role="status"]'),
    /** What keeps the place of the notice, unseen. */
    space: () => text('.unseen[aria-hidden="true"]'),
    asked: () => made('isSignedIn'),
    answer: (said: Answer) => act(() => tell(said)),
    setCookie: (value: string, days = 1) => {
      ports.cookies.write('xe_session', value, {
        domain: context.settings.hostName,
        path: '/',
        days,
        sameSite: 'Lax',
      });
    },
    comeBack: () => act(() => void window.dispatchEvent(new Event('visibilitychange'))),
  };
};

const said = 'You are already signed in.Continue';

it('the notice of a session keeps its space, then says it in the status, with a way on', async () => {
  const { page, status, space, answer } = await open('live');
  const [region, place] = [page.querySelector('[role="status"]'), page.firstElementChild];
  expect([status(), space()]).toEqual(['', said]);
  await answer(E.right(true));
  expect([status(), space()]).toEqual([said, undefined]);
  expect([page.querySelector('[role="status"]'), page.firstElementChild]).toEqual([region, place]);
});

it.each([E.right(false), E.left({ _tag: 'Unreachable' } as const)])(
  'the notice of a session says nothing for %j, and keeps its space',
  async (answered) => {
    const { status, space, answer } = await open('stale');
    await answer(answered);
    expect([status(), space()]).toEqual(['', said]);
  },
);

it('the notice of a session asks for each cookie once, as the page is shown, and is not there without one', async () => {
  const { status, setCookie, comeBack, asked, answer } = await open(null);
  setCookie('stale');
  expect(status()).toBeUndefined();
  await comeBack();
  await answer(E.right(false));
  await comeBack();
  expect([status(), asked()]).toEqual(['', 1]);
  setCookie('live');
  await comeBack();
  await answer(E.right(true));
  expect([status(), asked()]).toEqual([said, 2]);
  setCookie('', 0);
  await comeBack();
  expect([status(), asked()]).toEqual([undefined, 2]);
});

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
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await press('Try again');
  expect(reload).toHaveBeenCalledTimes(1);
});
