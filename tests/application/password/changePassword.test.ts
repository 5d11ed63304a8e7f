import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { signedOut } from '#domain/session/endings.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering, fromPartner, goTo, leavesFor, partnerAddress, signIn } from '#tests/application/support/visits.ts';

const email = 'personal@sandbox.test';
const stays = E.right(null);
const atPartner = leavesFor(partnerAddress);

const signedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await signIn({ useCases: tab.cases() }, 'personal');
  tab.app.goAway();
  await goTo({ useCases: tab.cases() }, '/change-password');
  return tab;
};

describe('changePassword', () => {
  it('sends one code to the email of the profile, also after a reload', async () => {
    const tab = await signedIn();
    const open = tab.cases().password.openChange;
    expect([await open()(), await open()()]).toEqual([stays, stays]);
    tab.reload();
    expect(await tab.cases().password.openChange()()).toEqual(stays);
    expect(tab.app.engine.inbox(email)).toHaveLength(1);
  });

  it('sends another code on an entry after the last one has expired, and none before, also if that one was not sent', async () => {
    const tab = await signedIn();
    const open = tab.cases().password.openChange;
    const sent = () => tab.app.engine.inbox(email).length;
    await open()();
    tab.app.advance(10 * 60_000 - 1);
    expect([await open()(), sent()]).toEqual([stays, 1]);
    tab.app.advance(1);
    const fault = { _tag: 'ServiceFailed' } as const;
    tab.breaks('sendPasswordCode', fault);
    expect([await open()(), sent()]).toEqual([E.left(fault), 1]);
    expect([await open()(), sent()]).toEqual([stays, 2]);
    expect([await open()(), sent()]).toEqual([stays, 2]);
    tab.app.advance(60 * 60_000);
    tab.reload();
    expect([await tab.cases().password.openChange()(), sent()]).toEqual([stays, 3]);
  });

  it('leads to sign-in without a session, and asks for no profile', async () => {
    const tab = await openTab();
    const { openChange, resendChangeCode } = tab.cases().password;
    for (const open of [resendChangeCode, openChange]) expect(await open()()).toEqual(E.right(toRoute('/signin')));
    expect([tab.session().progress.pending, tab.made('profile')]).toEqual(['PasswordChange', 0]);
  });

  it('returns to the change after the sign-in that it needed, and leaves as that sign-in', async () => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    tab.reload();
    expect(tab.session().progress.pending).toBe('PasswordChange');
    expect(await signIn({ useCases: tab.cases() }, 'personal')).toEqual(E.right(toRoute('/change-password')));
    expect(await tab.cases().password.openChange()()).toEqual(stays);
    tab.reload();
    const code = tab.newest(email);
    expect(await tab.cases().password.change({ code, password: chosen })()).toEqual(stays);
    expect(await tab.cases().password.leaveChange()()).toEqual(atPartner);
    tab.app.goAway();
    expect(tab.session()).toMatchObject({
      typed: { email: null },
      person: { profileId: null },
      progress: { pending: 'None' },
    });
  });

  it('waits for the second factor, and comes before the choice of the account', async () => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    expect(await signIn({ useCases: tab.cases() }, 'email2fa')).toEqual(E.right(toRoute('/2fa/verify-number')));
    const proof = { code: tab.newest('email2fa@sandbox.test'), password: null, rememberBrowser: false };
    expect(await tab.cases().twoFactor.verify(proof)()).toEqual(E.right(toRoute('/change-password')));

    const several = await openTab();
    await several.cases().password.openChange()();
    expect(await signIn({ useCases: several.cases() }, 'linked')).toEqual(E.right(toRoute('/change-password')));
    expect(await several.cases().password.leaveChange()()).toEqual(E.right(toRoute('/signin/account-selection')));
  });

  it.each<[string, (useCases: UseCases) => Promise<unknown>]>([
    ['a new visit', (useCases) => goTo({ useCases }, '/', fromPartner)],
    ['a sign-up', (useCases) => goTo({ useCases }, '/signup')],
    ['a reset', (useCases) => goTo({ useCases }, '/forgot-password')],
    ['a sign-out', ({ visit }) => visit.useAnotherAccount()()],
  ])('ends with %s', async (_name, begin) => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await begin(tab.cases());
    expect(await signIn({ useCases: tab.cases() }, 'personal')).toEqual(atPartner);
  });

  it('asks for a sign-in again if the session ended after the code was sent', async () => {
    const tab = await signedIn();
    await tab.cases().password.openChange()();
    tab.app.ports.session.update(signedOut);
    const answer = await tab.cases().password.change({ code: tab.newest(email), password: chosen })();
    expect(answer).toEqual(E.right(toRoute('/signin')));
    expect(tab.session().progress.pending).toBe('PasswordChange');
  });

  it.each(['Unreachable', 'UsernameTaken', 'Unexpected'] as const)(
    'says that no code was sent because of %s, sends nothing else, and can start again',
    async (_tag) => {
      const tab = await signedIn();
      tab.breaks('sendPasswordCode', { _tag });
      expect(await tab.cases().password.openChange()()).toEqual(E.left({ _tag }));
      expect(tab.app.engine.inbox(null)).toEqual([]);
      expect(tab.session()).toMatchObject({ codes: { purpose: null, resendAt: null } });
      expect(await tab.cases().password.openChange()()).toEqual(stays);
      tab.app.advance(60_000);
      tab.breaks('sendPasswordCode', { _tag });
      expect(await tab.cases().password.resendChangeCode()()).toEqual(E.left({ _tag }));
      expect(tab.app.engine.inbox(null)).toHaveLength(1);
    },
  );

  it('sends no code for a profile without an email', async () => {
    const profile = TE.right({ email: null, accountType: null, mobileNumber: null });
    const app = makeTestApp({ replace: answering(() => ({ profile })) });
    await signIn(app, 'personal');
    expect(await app.useCases.password.openChange()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('stays to say so, removes the secrets, sets the new password, and then leaves for the redirect without a code', async () => {
    const tab = await signedIn();
    await tab.cases().password.openChange()();
    expect(await tab.cases().password.change({ code: tab.newest(email), password: chosen })()).toEqual(stays);
    const left = { _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' };
    expect(await tab.cases().password.leaveChange()()).toEqual(E.right(left));
    expect(tab.session()).toMatchObject({
      secrets: { password: null },
      person: { authCode: null, accessToken: null },
      codes: { purpose: null },
    });
    expect(await signIn({ useCases: tab.cases() }, 'personal', chosen)).toMatchObject({
      right: { _tag: 'ClientRedirect' },
    });
  });
});
