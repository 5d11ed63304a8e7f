import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { signedOut } from '#domain/session/endings.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { answering, goTo, leavesFor, openVisit, partnerAddress, signIn } from '#tests/application/support/visits.ts';

const email = 'personal@sandbox.test';
const stays = E.right(null);
const atPartner = leavesFor(partnerAddress);

/** A tab at the change, in a session that was handed over. */
const openChange = async (): Promise<TestApp> => {
  const tab = await openVisit();
  await signIn(tab, 'personal');
  tab.goAway();
  await goTo(tab, '/change-password');
  return tab;
};

/** A tab that has signed in for the change. */
const signInForChange = async (name = 'personal'): Promise<TestApp> => {
  const tab = await openVisit();
  await tab.useCases.password.openChange()();
  await signIn(tab, name);
  return tab;
};

describe('openChange', () => {
  it('sends a code to the email of the profile, and another one only on an entry after that has expired', async () => {
    const tab = await openChange();
    const sentBy = async (ms: number) => {
      tab.advance(ms);
      tab.reload();
      return [await tab.useCases.password.openChange()(), tab.engine.inbox(email).length];
    };
    expect(await sentBy(0)).toEqual([stays, 1]);
    expect(await sentBy(10 * 60_000 - 1)).toEqual([stays, 1]);
    const fault = { _tag: 'ServiceFailed' } as const;
    tab.breaks('sendPasswordCode', fault);
    expect(await sentBy(1)).toEqual([E.left(fault), 1]);
    expect(await sentBy(0)).toEqual([stays, 2]);
  });

  it('leads to sign-in without a session, and asks for no profile', async () => {
    const tab = await openVisit();
    const { openChange: open, resendChangeCode } = tab.useCases.password;
    for (const send of [resendChangeCode, open]) expect(await send()()).toEqual(E.right(toRoute('/signin')));
    expect([tab.session().progress.pending, tab.made('profile')]).toEqual(['PasswordChange', 0]);
  });

  it('sends no code for a profile without an email', async () => {
    const profile = TE.right({ email: null, accountType: null, mobileNumber: null });
    const app = makeTestApp({ replace: answering(() => ({ profile })) });
    await signIn(app, 'personal');
    expect(await app.useCases.password.openChange()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });
});

describe('a sign-in for the change', () => {
  it('returns to the change, also after a reload, and the change leaves as that sign-in', async () => {
    const tab = await openVisit();
    await tab.useCases.password.openChange()();
    tab.reload();
    expect(await signIn(tab, 'personal')).toEqual(E.right(toRoute('/change-password')));
    expect(await tab.useCases.password.openChange()()).toEqual(stays);
    expect(await tab.useCases.password.change({ code: tab.newest(email), password: chosen })()).toEqual(stays);
    expect(await tab.useCases.password.leaveChange()()).toEqual(atPartner);
    tab.goAway();
    expect(tab.session()).toMatchObject({ typed: { email: null }, progress: { pending: 'None' } });
  });

  it('waits for the second factor, and comes before the choice of the account', async () => {
    const tab = await signInForChange('email2fa');
    const proof = { code: tab.newest('email2fa@sandbox.test'), password: null, rememberBrowser: false };
    expect(await tab.useCases.twoFactor.verify(proof)()).toEqual(E.right(toRoute('/change-password')));
    const several = await signInForChange('linked');
    expect(await several.useCases.password.leaveChange()()).toEqual(E.right(toRoute('/signin/account-selection')));
  });

  it('is asked for again if the session ended after the code was sent', async () => {
    const tab = await openChange();
    await tab.useCases.password.openChange()();
    tab.ports.session.update(signedOut);
    const answer = await tab.useCases.password.change({ code: tab.newest(email), password: chosen })();
    expect(answer).toEqual(E.right(toRoute('/signin')));
    expect(tab.session().progress.pending).toBe('PasswordChange');
  });
});

describe('leaveChange', () => {
  it('leaves for the redirect without a code, where the site has its person, with no secret of the change', async () => {
    const tab = await openChange();
    await tab.useCases.password.openChange()();
    expect(await tab.useCases.password.change({ code: tab.newest(email), password: chosen })()).toEqual(stays);
    expect(await tab.useCases.password.leaveChange()()).toEqual(
      E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' }),
    );
    const person = { authCode: null, accessToken: null };
    expect(tab.session()).toMatchObject({ secrets: { password: null }, person, codes: { purpose: null } });
    expect(await signIn(tab, 'personal', chosen)).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});
