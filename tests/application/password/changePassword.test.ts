import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { signedOut } from '#domain/session/endings.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering, goTo, leavesFor, partnerAddress, signIn } from '#tests/application/support/visits.ts';

const email = 'personal@sandbox.test';
const stays = E.right(null);
const atPartner = leavesFor(partnerAddress);

/** A tab at the change, in a session that was handed over. */
const openChange = async (): Promise<Tab> => {
  const tab = await openTab();
  await signIn({ useCases: tab.cases() }, 'personal');
  tab.app.goAway();
  await goTo({ useCases: tab.cases() }, '/change-password');
  return tab;
};

/** A tab that has signed in for the change. */
const signInForChange = async (name = 'personal'): Promise<Tab> => {
  const tab = await openTab();
  await tab.cases().password.openChange()();
  await signIn({ useCases: tab.cases() }, name);
  return tab;
};

describe('openChange', () => {
  it('sends a code to the email of the profile, and another one only on an entry after that has expired', async () => {
    const tab = await openChange();
    const sentBy = async (ms: number) => {
      tab.app.advance(ms);
      tab.reload();
      return [await tab.cases().password.openChange()(), tab.app.engine.inbox(email).length];
    };
    expect(await sentBy(0)).toEqual([stays, 1]);
    expect(await sentBy(10 * 60_000 - 1)).toEqual([stays, 1]);
    const fault = { _tag: 'ServiceFailed' } as const;
    tab.breaks('sendPasswordCode', fault);
    expect(await sentBy(1)).toEqual([E.left(fault), 1]);
    expect(await sentBy(0)).toEqual([stays, 2]);
  });

  it('leads to sign-in without a session, and asks for no profile', async () => {
    const tab = await openTab();
    const { openChange: open, resendChangeCode } = tab.cases().password;
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
    const tab = await openTab();
    await tab.cases().password.openChange()();
    tab.reload();
    expect(await signIn({ useCases: tab.cases() }, 'personal')).toEqual(E.right(toRoute('/change-password')));
    expect(await tab.cases().password.openChange()()).toEqual(stays);
    expect(await tab.cases().password.change({ code: tab.newest(email), password: chosen })()).toEqual(stays);
    expect(await tab.cases().password.leaveChange()()).toEqual(atPartner);
    tab.app.goAway();
    expect(tab.session()).toMatchObject({ typed: { email: null }, progress: { pending: 'None' } });
  });

  it('waits for the second factor, and comes before the choice of the account', async () => {
    const tab = await signInForChange('email2fa');
    const proof = { code: tab.newest('email2fa@sandbox.test'), password: null, rememberBrowser: false };
    expect(await tab.cases().twoFactor.verify(proof)()).toEqual(E.right(toRoute('/change-password')));
    const several = await signInForChange('linked');
    expect(await several.cases().password.leaveChange()()).toEqual(E.right(toRoute('/signin/account-selection')));
  });

  it('is asked for again if the session ended after the code was sent', async () => {
    const tab = await openChange();
    await tab.cases().password.openChange()();
    tab.app.ports.session.update(signedOut);
    const answer = await tab.cases().password.change({ code: tab.newest(email), password: chosen })();
    expect(answer).toEqual(E.right(toRoute('/signin')));
    expect(tab.session().progress.pending).toBe('PasswordChange');
  });
});

describe('leaveChange', () => {
  it('leaves for the redirect without a code, where the site has its person, with no secret of the change', async () => {
    const tab = await openChange();
    await tab.cases().password.openChange()();
    expect(await tab.cases().password.change({ code: tab.newest(email), password: chosen })()).toEqual(stays);
    expect(await tab.cases().password.leaveChange()()).toEqual(
      E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' }),
    );
    const person = { authCode: null, accessToken: null };
    expect(tab.session()).toMatchObject({ secrets: { password: null }, person, codes: { purpose: null } });
    expect(await signIn(tab.app, 'personal', chosen)).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});
