import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCredentials, type CredentialsFault } from '#domain/identity/parseCredentials.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { oweTwoFactor, withCredentials, withGrant } from '#domain/session/changes.ts';
import type { LeadOn } from './leadOn.ts';

export type SignInFault = CredentialsFault | IdentityFault;
export type SignIn = (typed: TypedCredentials) => TE.TaskEither<SignInFault, Destination>;

type Steps = {
  readonly talkContext: () => TalkContext;
  readonly proceed: Proceed;
  readonly enterTwoFactor: EnterTwoFactor;
  readonly leadOn: LeadOn;
};

/** Signs a visitor in. A second factor still owed is the next step, not a failure; a locked account is a screen. */
export const makeSignIn =
  (
    { identity, session, happenings }: Pick<Ports, 'identity' | 'session' | 'happenings'>,
    { talkContext, proceed, enterTwoFactor, leadOn }: Steps,
  ): SignIn =>
  (typed) =>
    pipe(
      TE.fromEither(parseCredentials(typed)),
      TE.flatMap((credentials) => {
        session.update(withCredentials(credentials));
        return pipe(
          identity.signIn(credentials, talkContext()),
          TE.flatMap((grant) => {
            const { accountType } = session.update(withGrant(grant));
            happenings.tell({ name: 'Signed In', accountType: audienceOf(accountType) });
            return proceed(null);
          }),
          TE.orElse((fault) => {
            if (fault._tag !== 'TwoFactorIncomplete') return leadOn(fault);
            session.update(oweTwoFactor);
            return TE.fromTask(enterTwoFactor);
          }),
        );
      }),
    );
