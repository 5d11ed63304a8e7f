import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Tokens as TokensRead } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  signInElsewhere,
} from '#tests/application/support/visits.ts';
import { type Act, acts } from './signInActs.ts';

type Tokens = IdentityGateway['tokens'];

/** Does an act, whose last step meets other tokens. */
const completeWith = async (act: Act, tokens: (app: TestApp, before: Tokens) => Tokens) => {
  let isReplaced = false;
  const app = await openVisit(
    answering((identity) => ({
      tokens: (profileId) => () => (isReplaced ? tokens(app, identity.tokens) : identity.tokens)(profileId)(),
    })),
  );
  const complete = await act(app);
  isReplaced = true;
  const answer = await complete();
  isReplaced = false;
  return { app, answer };
};

const failWith = (fault: IdentityFault) => (): Tokens => () => TE.left(fault);

/** The faults of the tokens after which the browser has no session any more, and those after which it may have one. */
const ending = ['SignedOut', 'WrongCredentials', 'AccountLocked', 'Unexpected'] as const;
const keeping = ['TwoFactorIncomplete', 'Cancelled', 'Unreachable', 'ServiceFailed'] as const;

describe.each(acts)('%s', (_name, act) => {
  it('leads to the partner without the code of the tokens where the service gives none', async () => {
    const withoutCode = TE.map((tokens: TokensRead) => ({ ...tokens, authCode: null }));
    const app = await openVisit(answering(({ tokens }) => ({ tokens: (profileId) => withoutCode(tokens(profileId)) })));
    const complete = await act(app);
    expect(await complete()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('leads to /continue, which names the other person, if somebody else signs in before the tokens are fetched', async () => {
    const { app, answer } = await completeWith(act, (replaced, tokens) => () => async () => {
      await signInElsewhere(replaced, 'business');
      return tokens(null)();
    });
    expect(answer).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
    expect(await app.useCases.visit.continue()()).toEqual(leavesFor(partnerAddress));
  });

  it.each([...ending, ...keeping])(
    'whose tokens fail with %s removes the session cookie if it is over',
    async (_tag) => {
      const { app } = await completeWith(act, failWith({ _tag }));
      expect(app.ports.cookies.read('xe_session') === null).toBe(ending.some((fault) => fault === _tag));
    },
  );
});

const ofSession = acts.filter(([name]) => name === 'a chosen account' || name === 'a press on "Continue"');
it.each(ofSession)('%s whose session is over leads to sign-in, which says so', async (_name, act) => {
  const { app, answer } = await completeWith(act, failWith({ _tag: 'SignedOut' }));
  expect(answer).toEqual(E.right(toRoute('/signin')));
  expect(app.session().progress.entryFault).toEqual({ _tag: 'SignedOut' });
});
