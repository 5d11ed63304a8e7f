import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { chosen } from '#tests/application/code/flows.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { openHexagon } from '#tests/application/stage/hexagon.ts';

const email = 'personal@sandbox.test';
const password = 'Correct-horse-9';
const stays = E.right(null);

const signedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.cases().signIn({ email, password })();
  return tab;
};

describe('changing a password', () => {
  it('has one code sent to the profile’s email, however often the page is drawn or loaded', async () => {
    const tab = await signedIn();
    const open = tab.cases().openPasswordChange;
    expect(await Promise.all([open()(), open()()])).toEqual([stays, stays]);
    expect(await open()()).toEqual(stays);
    tab.reload();
    expect(await tab.cases().openPasswordChange()()).toEqual(stays);
    expect(tab.hexagon.engine.inbox(email)).toHaveLength(1);
  });

  it('leads whoever is not signed in to signing in', async () => {
    const tab = await openTab();
    expect(await tab.cases().openPasswordChange()()).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
    expect(await tab.cases().changePassword({ code: '123456', password: chosen })()).toEqual(
      E.right({ _tag: 'Route', to: '/signin' }),
    );
    expect(await tab.cases().resendChangeCode()()).toEqual(E.left({ _tag: 'SignedOut' }));
  });

  it.each(['Unreachable', 'ServiceFailed'] as const)('can be begun again after %s', async (_tag) => {
    const tab = await signedIn();
    tab.breaks('forgotPassword', { _tag });
    expect(await tab.cases().openPasswordChange()()).toEqual(E.left({ _tag }));
    expect(await tab.cases().openPasswordChange()()).toEqual(stays);
    expect(tab.hexagon.engine.inbox(email)).toHaveLength(1);
  });

  it('sends no code to a profile without an email', async () => {
    const nameless = { email: null, accountType: null, mobileNumber: null };
    const { useCases } = openHexagon({
      replace: ({ identity }) => ({ identity: { ...identity, profile: TE.right(nameless) } }),
    });
    expect(await useCases.openPasswordChange()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('returns to where it was begun, keeps nothing that signs anybody in, and puts the new password in force', async () => {
    const tab = await signedIn();
    await tab.cases().openPasswordChange()();
    const answer = await tab.cases().changePassword({ code: tab.newest(email), password: chosen })();
    expect(answer).toMatchObject(E.right({ _tag: 'Back' }));
    expect(tab.session()).toMatchObject({ password: null, authCode: null, accessToken: null, codeFor: null });
    expect(await tab.cases().signIn({ email, password: chosen })()).toMatchObject(E.right({ _tag: 'Away' }));
  });

  it('names the fields that are missing, and the rule a password breaks, and costs no code', async () => {
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
