import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { ExistingSessionNotice } from '#ui/session/ExistingSessionNotice.tsx';

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
