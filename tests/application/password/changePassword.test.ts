import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const email = 'personal@sandbox.test';
const password = 'Correct-horse-9';
const stays = E.right(null);

const signedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.cases().signIn({ email, password })();
  return tab;
};

describe('changePassword', () => {
  it('sends one code to the email of the profile, also after a reload', async () => {
    const tab = await signedIn();
    const open = tab.cases().openPasswordChange;
    expect(await Promise.all([open()(), open()()])).toEqual([stays, stays]);
    expect(await open()()).toEqual(stays);
    tab.reload();
    expect(await tab.cases().openPasswordChange()()).toEqual(stays);
    expect(tab.app.engine.inbox(email)).toHaveLength(1);
  });

  it('leads to sign-in without a session', async () => {
    const tab = await openTab();
    expect(await tab.cases().openPasswordChange()()).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
    expect(await tab.cases().changePassword({ code: '123456', password: chosen })()).toEqual(
      E.right({ _tag: 'Route', to: '/signin' }),
    );
    expect(await tab.cases().resendChangeCode()()).toEqual(E.left({ _tag: 'SignedOut' }));
  });

  it.each(['Unreachable', 'ServiceFailed'] as const)('can start again after %s', async (_tag) => {
    const tab = await signedIn();
    tab.breaks('forgotPassword', { _tag });
    expect(await tab.cases().openPasswordChange()()).toEqual(E.left({ _tag }));
    expect(await tab.cases().openPasswordChange()()).toEqual(stays);
    expect(tab.app.engine.inbox(email)).toHaveLength(1);
  });

  it('sends no code for a profile without an email', async () => {
    const nameless = { email: null, accountType: null, mobileNumber: null };
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, profile: TE.right(nameless) } }),
    });
    expect(await useCases.openPasswordChange()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('returns to the page before, removes the secrets, and sets the new password', async () => {
    const tab = await signedIn();
    await tab.cases().openPasswordChange()();
    const answer = await tab.cases().changePassword({ code: tab.newest(email), password: chosen })();
    expect(answer).toMatchObject(E.right({ _tag: 'Back' }));
    expect(tab.session()).toMatchObject({ password: null, authCode: null, accessToken: null, codeFor: null });
    expect(await tab.cases().signIn({ email, password: chosen })()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('returns missing fields and broken rules without spending the code', async () => {
    const tab = await signedIn();
    await tab.cases().openPasswordChange()();
    await tab.cases().readPasswordRules()();
    const change = tab.cases().changePassword;
    expect(await change({ code: '', password: '' })()).toMatchObject(
      E.left({ _tag: 'Incomplete', fields: [{ field: 'code' }, { field: 'password' }] }),
    );
    expect(await change({ code: tab.newest(email), password: 'all-in-lower-case-1' })()).toEqual(
      E.left({ _tag: 'PasswordRefused', rule: 'uppercase' }),
    );
    expect(tab.calls('confirmForgotPassword')).toBe(0);
  });
});
