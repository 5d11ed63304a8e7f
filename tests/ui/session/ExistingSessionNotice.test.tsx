import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { ExistingSessionNotice } from '#ui/session/signedInNotices.tsx';

type Answer = Awaited<ReturnType<IdentityGateway['authenticationStatus']>>;

const openForm = async (cookies: Readonly<Record<string, string>>) => {
  let answer: (said: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => (answer = resolve));
  const browser = makeMemoryBrowser();
  const { useCases, ports } = makeTestApp({
    cookies,
    replace: ({ identity }) => ({
      identity: { ...identity, authenticationStatus: () => promise },
      tabs: browser.openTab(),
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
    otherTab: browser.openTab(),
  };
};

type Opened = Awaited<ReturnType<typeof openForm>>;

const sessionCookie = { domain: null, path: '/', days: 1, sameSite: 'Lax' } as const;

const statusOf = (page: HTMLElement): string | null | undefined => page.querySelector('[role="status"]')?.textContent;

describe('ExistingSessionNotice', () => {
  it('keeps its space while the form is already there, then says it in the status, with a way on', async () => {
    const { page, place, answer, act } = await openForm({ xe_session: 'live' });
    const [status, space] = [page.querySelector('[role="status"]'), place()];
    expect(statusOf(page)).toBe('');
    expect(place()?.querySelector('[aria-hidden="true"]')?.textContent).toBe('You are already signed in.Continue');
    await act(() => answer(E.right(true)));
    expect(statusOf(page)).toBe('You are already signed in.');
    expect([page.querySelector('[role="status"]'), place()]).toEqual([status, space]);
    expect(page.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(controlNamed(page, 'Continue').closest('[aria-hidden]')).toBeNull();
  });

  it.each([E.right(false), E.left({ _tag: 'Unreachable' } as const)])(
    'says nothing for %j, and keeps its space',
    async (said) => {
      const { page, place, answer, act } = await openForm({ xe_session: 'stale' });
      const space = place();
      await act(() => answer(said));
      expect(place()).toBe(space);
      expect(space?.textContent).toBe('');
      expect(space?.getAttribute('style')).toContain('min-block-size');
      expect(page.querySelector('button')).toBeNull();
    },
  );

  it('takes no space without a session cookie, also if one arrives later', async () => {
    const { place, cookies, otherTab, act } = await openForm({});
    expect(place()).toBeNull();
    await act(() => {
      cookies.write('xe_session', 'live', sessionCookie);
      otherTab.post('SignedOut');
    });
    expect(place()).toBeNull();
  });

  it.each<[string, (opened: Opened) => void]>([
    ['gives way to the notice that another tab has signed in', ({ otherTab }) => otherTab.post('SignedIn')],
    [
      'goes with the session cookie, once another tab signs out',
      ({ cookies, otherTab }) => {
        cookies.remove('xe_session', sessionCookie);
        otherTab.post('SignedOut');
      },
    ],
  ])('%s', async (_title, happen) => {
    const opened = await openForm({ xe_session: 'live' });
    await opened.act(() => opened.answer(E.right(true)));
    await opened.act(() => happen(opened));
    expect(opened.place()).toBeNull();
  });
});
