import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { assert, describe, expect, it } from 'vitest';
import type { Tokens } from '#domain/identity/accessToken.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  fromPartner,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  signIn,
  signInElsewhere,
} from '#tests/application/support/visits.ts';

const [email, password] = ['personal@sandbox.test', 'Quite-another-horse-2'];
const newAccount = { email: 'ada@example.test', password, marketing: false, termsVersion: '1' };
const withChallenge = `${fromPartner}&code_challenge=challenge-of-the-partner&code_challenge_method=S256`;
const atPartner = leavesFor(partnerAddress);
const nobody = { person: { authCode: null, signInCode: null, confirmed: null }, oAuth: { state: null } };

/** Does all of an act but its last step, which it returns. */
type Act = (app: TestApp) => Promise<() => Promise<E.Either<unknown, Destination>>>;

const signsIn: Act = async ({ useCases }) => useCases.signIn.submit({ email, password: seedPassword });
const resets: Act = async ({ useCases, newest }) => {
  await useCases.password.askForReset(email)();
  return useCases.password.reset({ code: newest(), password });
};
const signsUp: Act = async ({ useCases, newest }) => {
  await useCases.signUp.submit({ ...newAccount, accountType: 'Personal' })();
  await useCases.signUp.confirm({ code: newest(), password: null })();
  return useCases.signUp.finish(() => undefined);
};
const changesEmail: Act = async (app) => {
  await signIn(app, 'newemail');
  return app.useCases.email.confirmChange(app.newest());
};
const givesFactor: Act = async (app) => {
  await signIn(app, 'email2fa');
  return app.useCases.twoFactor.verify({ code: app.newest(), password: null, rememberBrowser: false });
};
const selects: Act = async (app) => {
  await signIn(app, 'linked');
  const [account] = app.session().person.linkedAccounts;
  assert(account !== undefined);
  return app.useCases.signIn.selectAccount(account.profileId);
};
const changesPassword: Act = async (app) => {
  const ofPassword = app.useCases.password;
  await ofPassword.openChange()();
  await signIn(app, 'personal');
  await ofPassword.openChange()();
  await ofPassword.change({ code: app.newest(), password })();
  return ofPassword.leaveChange();
};
const continues: Act = async (app) => {
  await signInElsewhere(app, 'personal');
  await goTo(app, '/continue');
  return app.useCases.visit.continue();
};

describe.each<[string, Act]>([
  ['a sign-in', signsIn],
  ['a reset', resets],
  ['a confirmed sign-up', signsUp],
  ['a confirmed change of the email', changesEmail],
  ['a second factor', givesFactor],
  ['a chosen account', selects],
  ['a changed password', changesPassword],
  ['a press on "Continue"', continues],
])('%s', (_name, act) => {
  it('leads to the partner, and ends the person as the page goes', async () => {
    const app = await openVisit(undefined, withChallenge);
    const press = await act(app);
    expect(await press()).toEqual(atPartner);
    expect(app.session()).toMatchObject({ hasLeft: true, oAuth: { state: 's1' } });
    app.goAway();
    expect(app.session()).toMatchObject(nobody);
  });

  it('leads to /continue, which names the other person, if somebody else signs in before the tokens are fetched', async () => {
    let isLast = false;
    const app: TestApp = await openVisit(
      answering(({ tokens }) => ({
        tokens: (profileId) => async () => {
          if (isLast) await signInElsewhere(app, 'business');
          return tokens(isLast ? null : profileId)();
        },
      })),
    );
    const press = await act(app);
    isLast = true;
    expect(await press()).toEqual(E.right(toRoute('/continue')));
    isLast = false;
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
    expect(await app.useCases.visit.continue()()).toEqual(atPartner);
  });
});

describe('the tokens', () => {
  it.each([
    ['SignedOut', true],
    ['Unexpected', true],
    ['TwoFactorIncomplete', false],
    ['Unreachable', false],
  ] as const)('that fail with %s remove the session cookie: %s', async (_tag, isRemoved) => {
    const app = await openVisit();
    const press = await continues(app);
    app.breaks('tokens', { _tag });
    const answer = await press();
    expect(app.ports.cookies.read('xe_session') === null).toBe(isRemoved);
    if (_tag !== 'SignedOut') return;
    expect(answer).toEqual(E.right(toRoute('/signin')));
    expect(app.session().progress.entryFault).toEqual({ _tag });
  });

  it('without a code lead to the partner too', async () => {
    const withoutCode = TE.map((tokens: Tokens) => ({ ...tokens, authCode: null }));
    const app = await openVisit(answering(({ tokens }) => ({ tokens: (profileId) => withoutCode(tokens(profileId)) })));
    expect(await signIn(app, 'personal')).toEqual(atPartner);
  });

  it.each<[string, Act, 'replacePassword' | 'confirmEmailChange' | 'verifyTwoFactor']>([
    ['a reset', resets, 'replacePassword'],
    ['a confirmed change of the email', changesEmail, 'confirmEmailChange'],
    ['a second factor', givesFactor, 'verifyTwoFactor'],
  ])('of %s are fetched by another try, which leaves with the code of its challenge', async (_name, act, call) => {
    const app = await openVisit(undefined, withChallenge);
    const press = await act(app);
    app.breaks('tokens', { _tag: 'Unreachable' });
    expect(await press()).toEqual(E.left({ _tag: 'Unreachable' }));
    const { signInCode } = app.session().person;
    expect(signInCode).not.toBeNull();
    expect(await press()).toEqual(atPartner);
    expect([app.made(call), app.session().person.authCode]).toEqual([1, signInCode]);
  });
});
