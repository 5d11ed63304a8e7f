import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Destination } from '#domain/navigation/destination.ts';
import { fromPartner, goTo, openVisit, partnerAddress, signIn } from '#tests/application/support/visits.ts';
import { acts } from './signInActs.ts';

const withChallenge = `${fromPartner}&code_challenge=challenge-of-the-partner&code_challenge_method=S256`;

const urlOf = (answer: E.Either<unknown, Destination>): string =>
  E.isRight(answer) && answer.right._tag === 'ClientRedirect' ? answer.right.url : JSON.stringify(answer);

const nobody = { person: { authCode: null, signInCode: null, confirmed: null }, oAuth: { state: null } };

describe.each(acts)('%s', (_name, act) => {
  it('leads to the partner, and ends the person as the page goes', async () => {
    const app = await openVisit(undefined, withChallenge);
    const press = await act(app);
    expect(urlOf(await press())).toMatch(partnerAddress);
    expect(app.session()).toMatchObject({ hasLeft: true, oAuth: { state: 's1' } });
    app.goAway();
    expect(app.session()).toMatchObject(nobody);
  });
});

describe('a page that was told to leave, and stays', () => {
  it('ends nobody by a reload after a navigation in the app, and keeps the state', async () => {
    const app = await openVisit();
    await app.useCases.visit.returnToClient()();
    await goTo(app, '/signin');
    app.goAway();
    expect(app.session().oAuth.state).toBe('s1');
  });

  it('returns the state to the partner after "Use a different account"', async () => {
    const app = await openVisit();
    const first = urlOf(await signIn(app, 'personal'));
    await app.useCases.visit.useAnotherAccount()();
    expect(app.session()).toMatchObject({ ...nobody, oAuth: { state: 's1' }, hasLeft: false });
    const second = urlOf(await signIn(app, 'business'));
    expect(second).toMatch(partnerAddress);
    expect(second).not.toBe(first);
  });
});

describe('a code that was accepted before the call of the tokens failed', () => {
  const ofCode = acts.filter(
    ([name]) => name === 'a reset' || name.startsWith('a confirmed change') || name === 'a second factor',
  );

  it.each(ofCode)(
    'is not sent again: another try of %s fetches the tokens, and its code is of the challenge',
    async (_name, act) => {
      const app = await openVisit(undefined, withChallenge);
      const press = await act(app);
      const calls = ['replacePassword', 'confirmEmailChange', 'verifyTwoFactor'] as const;
      app.breaks('tokens', { _tag: 'Unreachable' });
      expect(await press()).toEqual(E.left({ _tag: 'Unreachable' }));
      expect(app.session().secrets.isCodeAccepted).toBe(true);
      const { signInCode } = app.session().person;
      const made = calls.map(app.made);
      expect(urlOf(await press())).toMatch(partnerAddress);
      expect(calls.map(app.made)).toEqual(made);
      expect(signInCode).not.toBeNull();
      expect(app.session().person.authCode).toBe(signInCode);
    },
  );
});
