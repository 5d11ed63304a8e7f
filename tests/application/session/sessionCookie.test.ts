import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { answering, fromPartner, goTo, openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';

const ended = withParts(newSession, { progress: { entryFault: { _tag: 'SignedOut' } } });
const atSelection = E.right(toRoute('/signin/account-selection'));

/** Counts how often a tab hears that its person has ended. */
const endingsOf = ({ useCases }: TestApp): (() => number) => {
  let endings = 0;
  useCases.browser.onEnded(() => void (endings += 1));
  return () => endings;
};

describe('the cookie of a session', () => {
  it('is compared at the start of a page, which a new visit at the root does not notice', async () => {
    const [one, tab] = twoTabs();
    await signIn(tab, 'linked');
    tab.reload();
    expect(tab.session().person.linkedAccounts).not.toEqual([]);
    await signIn(one, 'business');
    tab.reload();
    expect(tab.session()).toMatchObject({ person: { linkedAccounts: [] }, typed: { email: null } });
    expect(await goTo(tab, '/continue')).toEqual(toRoute('/signin'));
    await signIn(tab, 'linked');
    await signIn(one, 'business');
    tab.reload();
    expect(await goTo(tab, '/', '?prompt=login&login_hint=ada@example.test')).toEqual(toRoute('/signin'));
    tab.reload();
    expect(tab.session()).toMatchObject({ typed: { email: 'ada@example.test' }, progress: { entryFault: null } });
  });

  it('is not compared while a call of this tab opens a session', async () => {
    const pageReturns = makeMemoryPageReturns();
    const app = await openVisit((ports) => ({
      ...answering(({ signIn: send }) => ({
        signIn:
          (...sent) =>
          async () => {
            const answer = await send(...sent)();
            pageReturns.comeBack();
            return answer;
          },
      }))(ports),
      pageReturns,
    }));
    const endings = endingsOf(app);
    for (const _ of [1, 2]) expect(await signIn(app, 'linked')).toEqual(atSelection);
    expect(endings()).toBe(0);
  });

  it('that this tab removes, because the tokens are refused, ends nobody a second time', async () => {
    const [, other, page] = twoTabs();
    const endings = endingsOf(other);
    await signIn(other, 'linked');
    other.breaks('tokens', { _tag: 'SignedOut' });
    await other.useCases.visit.continue()();
    page.comeBack();
    expect([other.ports.cookies.read('xe_session'), endings()]).toEqual([null, 0]);
  });
});

describe('a sign-out in another tab', () => {
  it.each(['comeBack', 'getFocus'] as const)(
    'makes this one forget the person, keep the partner, and lead to sign-in, on %s',
    async (event) => {
      const [one, other, page] = twoTabs();
      const endings = endingsOf(other);
      await goTo(other, '/', fromPartner);
      await signIn(other, 'linked');
      const { visit, oAuth } = other.session();
      await one.useCases.visit.useAnotherAccount()();
      for (const _ of [1, 2]) page[event]();
      expect([other.session(), endings()]).toEqual([{ ...ended, visit, oAuth }, 1]);
      expect(await goTo(other, '/signin/account-selection')).toEqual(toRoute('/signin'));
      expect(await goTo(other, '/signup')).toBeNull();
    },
  );

  it('leads to sign-in once, although somebody else has signed in there since', async () => {
    const [one, other, page] = twoTabs();
    await signIn(other, 'linked');
    await signIn(one, 'business');
    page.comeBack();
    expect(await goTo(other, '/continue')).toEqual(toRoute('/signin'));
    expect(await goTo(other, '/continue')).toBeNull();
    expect(other.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
  });

  it('leads to sign-in no more once somebody has signed in here again', async () => {
    const [one, other, page] = twoTabs();
    await signIn(other, 'linked');
    await one.useCases.visit.useAnotherAccount()();
    page.comeBack();
    expect(await signIn(other, 'linked')).toEqual(atSelection);
    expect(await goTo(other, '/signin/account-selection')).toBeNull();
  });

  it('does not end a sign-in that waits for its code, which has no session, but a sign-in does', async () => {
    const [one, other, page] = twoTabs();
    await signIn(other, 'legacy2fa');
    const waiting = other.session();
    await one.useCases.visit.useAnotherAccount()();
    page.comeBack();
    expect(other.session()).toBe(waiting);
    await signIn(one, 'personal');
    page.comeBack();
    expect(other.session()).toEqual(ended);
  });

  it('aborts the calls of this one, whose answers would bring the person back', async () => {
    const pageReturns = makeMemoryPageReturns();
    let aborted = 0;
    const counting = answering(() => ({ abandon: async () => void (aborted += 1) }));
    const app = await openVisit((ports) => ({ ...counting(ports), pageReturns }));
    await signIn(app, 'linked');
    await signInElsewhere(app, 'business');
    pageReturns.comeBack();
    expect(aborted).toBe(1);
  });
});
