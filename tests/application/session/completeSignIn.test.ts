import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { acts, openVisit } from './signInActs.ts';

const atPartner = E.right({
  _tag: 'ClientRedirect',
  url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/),
});

describe.each(acts)('%s', (_name, act) => {
  it('leads to the partner with a code', async () => {
    const complete = await act(await openVisit());
    expect(await complete()).toEqual(atPartner);
  });

  it('leads to the partner without the code of the tokens where the service gives none', async () => {
    const withoutCodes = ({ identity }: Ports): Partial<Ports> => ({
      identity: {
        ...identity,
        tokens: (profileId) =>
          pipe(
            identity.tokens(profileId),
            TE.map((tokens) => ({ ...tokens, authCode: null })),
          ),
      },
    });
    const complete = await act(await openVisit(withoutCodes));
    expect(await complete()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('leads to /continue, which names the other person, if somebody else signs in before the tokens are fetched', async () => {
    let isReplaced = false;
    const replaced = ({ identity }: Ports): Partial<Ports> => ({
      identity: {
        ...identity,
        tokens: (profileId) => async () => {
          if (!isReplaced) return identity.tokens(profileId)();
          await identity.signIn(seed('business'), requestContext)();
          return identity.tokens(null)();
        },
      },
    });
    const app = await openVisit(replaced);
    const complete = await act(app);
    isReplaced = true;
    expect(await complete()).toEqual(E.right(toRoute('/continue')));
    isReplaced = false;
    expect(await app.useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })()).toBeNull();
    expect(app.useCases.session.get()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
    expect(await app.useCases.visit.continue()()).toEqual(atPartner);
  });
});
