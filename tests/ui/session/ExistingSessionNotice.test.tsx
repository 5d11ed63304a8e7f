import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { ExistingSessionNotice } from '#ui/session/ExistingSessionNotice.tsx';

type Answer = Awaited<ReturnType<IdentityGateway['isSignedIn']>>;

const openForm = async (cookies: Readonly<Record<string, string>>) => {
  let answer: (said: Answer) => void = () => undefined;
  let asked = 0;
  const { useCases, ports } = makeTestApp({
    cookies,
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        isSignedIn: () => {
          asked += 1;
          return new Promise<Answer>((resolve) => (answer = resolve));
        },
      },
    }),
  });
  const notice = (
    <>
      <ExistingSessionNotice />
      <form />
    </>
  );
  const view = await renderView(notice, { useCases });
  return {
    ...view,
    answer: (said: Answer) => answer(said),
    place: () => view.page.querySelector('form')?.previousElementSibling ?? null,
    cookies: ports.cookies,
    comeBack: () => void window.dispatchEvent(new Event('visibilitychange')),
    asked: () => asked,
  };
};

const sessionCookie = { domain: context.settings.hostName, path: '/', days: 1, sameSite: 'Lax' } as const;

const statusOf = (page: HTMLElement): string | null | undefined => page.querySelector('[role="status"]')?.textContent;

const said = 'You are already signed in.Continue';

describe('ExistingSessionNotice', () => {
  it('keeps its space while the form is already there, then says it in the status, with a way on', async () => {
    const { page, place, answer, act } = await openForm({ xe_session: 'live' });
    const [status, space] = [page.querySelector('[role="status"]'), place()];
    expect(statusOf(page)).toBe('');
    expect(place()?.querySelector('.unseen[aria-hidden="true"]')?.textContent).toBe(said);
    await act(() => answer(E.right(true)));
    expect(statusOf(page)).toBe(said);
    expect([page.querySelector('[role="status"]'), place()]).toEqual([status, space]);
    expect(page.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(controlNamed(page, 'Continue').closest('[aria-hidden]')).toBeNull();
  });

  it.each([E.right(false), E.left({ _tag: 'Unreachable' } as const)])(
    'says nothing for %j, and keeps its space',
    async (status) => {
      const { page, place, answer, act } = await openForm({ xe_session: 'stale' });
      await act(() => answer(status));
      expect(statusOf(page)).toBe('');
      expect(place()?.querySelector('.unseen[aria-hidden="true"]')?.textContent).toBe(said);
    },
  );

  it('takes no space without a session cookie, also if one arrives later, until the page is shown again', async () => {
    const { place, page, cookies, comeBack, answer, act } = await openForm({});
    expect(place()).toBeNull();
    await act(() => cookies.write('xe_session', 'live', sessionCookie));
    expect(place()).toBeNull();
    await act(comeBack);
    await act(() => answer(E.right(true)));
    expect(statusOf(page)).toBe(said);
  });

  it('asks again when the page is shown with another cookie, and not with the same one', async () => {
    const { place, page, cookies, comeBack, asked, answer, act } = await openForm({ xe_session: 'stale' });
    await act(() => answer(E.right(false)));
    await act(comeBack);
    expect(asked()).toBe(1);
    await act(() => {
      cookies.write('xe_session', 'live', sessionCookie);
      comeBack();
    });
    expect(asked()).toBe(2);
    await act(() => answer(E.right(true)));
    expect(statusOf(page)).toBe(said);
    await act(() => {
      cookies.remove('xe_session', sessionCookie);
      comeBack();
    });
    expect([place(), asked()]).toEqual([null, 2]);
  });
});
