import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  fromPartner,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  signInElsewhere,
} from '#tests/application/support/visits.ts';
import * as acts from './signInActs.ts';

const withChallenge = `${fromPartner}&code_challenge=challenge-of-the-partner&code_challenge_method=S256`;
const atPartner = leavesFor(partnerAddress);
const nobody = { person: { authCode: null, signInCode: null, confirmed: null }, oAuth: { state: null } };

describe.each<[string, acts.Act]>([
  ['a sign-in', acts.signsIn],
  ['a reset', acts.resets],
  ['a confirmed sign-up', acts.signsUp],
  ['a confirmed change of the email', acts.changesEmail],
  ['a second factor', acts.givesFactor],
  ['a chosen account', acts.selects],
  ['a changed password', acts.changesPassword],
  ['a press on "Continue"', acts.continues],
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
    const press = await acts.continues(app);
    app.breaks('tokens', { _tag });
    const answer = await press();
    expect(app.ports.cookies.read('xe_session') === null).toBe(isRemoved);
    if (_tag !== 'SignedOut') return;
    expect(answer).toEqual(E.right(toRoute('/signin')));
    expect(app.session().progress.entryFault).toEqual({ _tag });
  });

  it.each<[string, acts.Act, 'replacePassword' | 'confirmEmailChange' | 'verifyTwoFactor']>([
    ['a reset', acts.resets, 'replacePassword'],
    ['a confirmed change of the email', acts.changesEmail, 'confirmEmailChange'],
    ['a second factor', acts.givesFactor, 'verifyTwoFactor'],
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
