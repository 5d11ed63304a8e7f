import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { challenge } from '#tests/application/hand-over/partner.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, openVisit, partnerAddress, signIn } from '#tests/application/support/visits.ts';
import { acts } from './signInActs.ts';

const withChallenge = `${fromPartner}&code_challenge=${challenge}&code_challenge_method=S256`;

const openWith = (query: string): Promise<TestApp> => openVisit(undefined, query);

/** How often each call was made that a press can make. */
const callsOf = ({ made }: TestApp) => (['signIn', 'tokens', 'validate2FA'] as const).map(made);

const urlOf = (answer: E.Either<unknown, Destination>): string =>
  E.isRight(answer) && answer.right._tag === 'ClientRedirect' ? answer.right.url : JSON.stringify(answer);

describe.each(acts)('%s whose browser stayed', (_name, act) => {
  it('leads to the same address for a minute, without another call', async () => {
    const app = await openWith(withChallenge);
    const press = await act(app);
    const first = urlOf(await press());
    expect(first).toMatch(partnerAddress);
    const made = callsOf(app);
    app.advance(59_000);
    expect(urlOf(await press())).toBe(first);
    expect(callsOf(app)).toEqual(made);
  });

  it('leads to that of a new code later, without a challenge', async () => {
    const app = await openWith(fromPartner);
    const press = await act(app);
    const first = urlOf(await press());
    const [signIns = 0, tokens = 0, proofs = 0] = callsOf(app);
    app.advance(61_000);
    const second = urlOf(await press());
    expect(second).toMatch(partnerAddress);
    expect(second).not.toBe(first);
    expect(callsOf(app)).toEqual([signIns, tokens + 1, proofs]);
    expect(urlOf(await press())).toBe(second);
  });

  it.each<[string, (app: TestApp) => unknown]>([
    ['once the page has gone', ({ goAway }) => goAway()],
    ['after a sign-out', ({ useCases }) => useCases.visit.useAnotherAccount()()],
    ['after a try with another email', (app) => signIn(app, 'business', 'Wrong-horse-9')],
  ])('knows no address %s', async (_when, end) => {
    const app = await openWith(fromPartner);
    const press = await act(app);
    const first = urlOf(await press());
    await end(app);
    const nobody = { person: { authCode: null, signInCode: null, confirmed: null } };
    expect(app.session()).toMatchObject(nobody);
    expect(urlOf(await press())).not.toBe(first);
  });
});

describe('a late press with a challenge', () => {
  it.each(acts.slice(1))('leads to sign-in with the email filled in after %s', async (_name, act) => {
    const app = await openWith(withChallenge);
    const press = await act(app);
    await press();
    const { typed, oAuth } = app.session();
    app.advance(61_000);
    expect(await press()).toEqual(E.right(toRoute('/signin')));
    expect(app.session()).toMatchObject({
      typed: { email: typed.email },
      oAuth,
      person: { authCode: null, confirmed: null },
      progress: { entryFault: { _tag: 'SignedOut' } },
    });
  });

  it('is another sign-in where it has the password', async () => {
    const app = await openWith(withChallenge);
    const first = urlOf(await signIn(app, 'personal'));
    app.advance(61_000);
    expect(urlOf(await signIn(app, 'personal'))).not.toBe(first);
    expect(app.made('signIn')).toBe(2);
  });

  it('asks again which account where the sign-in has several', async () => {
    const app = await openWith(withChallenge);
    expect(await signIn(app, 'linked')).toEqual(E.right(toRoute('/signin/account-selection')));
    const { profileId } = app.session().person;
    assert(profileId !== null);
    await app.useCases.signIn.selectAccount(profileId)();
    app.advance(61_000);
    expect(await signIn(app, 'linked')).toEqual(E.right(toRoute('/signin/account-selection')));
  });
});

describe('a leaving without a finished sign-in', () => {
  it('is given up by a navigation in the app, so that a reload in the next flow keeps the state', async () => {
    const app = await openVisit();
    await app.useCases.visit.returnToClient()();
    await goTo(app, '/signin');
    app.goAway();
    expect(app.session().oAuth.state).toBe('s1');
  });

  it('ends as the person goes to a provider, whose return needs the state', async () => {
    const app = await openVisit();
    await signIn(app, 'personal');
    await app.useCases.signIn.startSocial('google')();
    app.goAway();
    expect(app.session()).toMatchObject({ oAuth: { state: 's1' }, progress: { idpSession: 'Attempted' } });
  });
});
