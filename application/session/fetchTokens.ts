import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor, withChosenAccount, withoutTokens, withTokens } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';

/** Fetches the tokens of the live session, for one linked account where a profile is named. */
export type FetchTokens = (profileId: ProfileId | null) => TE.TaskEither<IdentityFault, Session>;

/** Without tokens no auth code is kept; a second factor owed is no failure. An account counts as chosen once it has tokens, and no longer than they are its own. */
export const makeFetchTokens =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>): FetchTokens =>
  (profileId) =>
    pipe(
      identity.tokens(profileId),
      TE.map((tokens) => {
        session.update(withTokens(tokens));
        return session.update(withChosenAccount(profileId));
      }),
      TE.orElse((fault): TE.TaskEither<IdentityFault, Session> => {
        session.update(withoutTokens);
        return fault._tag === 'TwoFactorIncomplete'
          ? TE.right(session.update(inTwoFactor(twoFactorRequired)))
          : TE.left(fault);
      }),
    );
