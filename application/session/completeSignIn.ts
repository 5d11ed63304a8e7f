import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor, withChosenAccount, withoutTokens, withTokens } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';
import type { NextSignInStep } from './nextSignInStep.ts';

/**
 * Completes a sign-in that the identity service accepted: fetches the tokens, of one linked account if a profile is given,
 * runs `onTokens`, and returns the destination of the next step, or that of `onTokens` if it has one.
 */
export type CompleteSignIn = (
  profileId: ProfileId | null,
  onTokens?: (session: Session) => T.Task<Destination | null>,
) => TE.TaskEither<IdentityFault, Destination>;

/** Without tokens the session keeps no auth code. A missing second factor is the next step, not a fault. */
export const makeCompleteSignIn =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, nextSignInStep: NextSignInStep): CompleteSignIn =>
  (profileId, onTokens = () => T.of(null)) =>
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
      TE.flatMapTask(onTokens),
      TE.flatMapTask((destination) => (destination === null ? nextSignInStep : T.of(destination))),
    );
