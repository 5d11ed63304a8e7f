import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { SignInTalk } from '#application/ports/signInTalk.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCredentials, type CredentialsFault } from '#domain/identity/parseCredentials.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { oweTwoFactor, withCredentials, withGrant } from '#domain/session/changes.ts';
import { makeHeadStart, type HeadStart } from './headStart.ts';
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
const makeSignIn =
  (
    talk: SignInTalk['signIn'],
    { session, happenings }: Pick<Ports, 'session' | 'happenings'>,
    { talkContext, proceed, enterTwoFactor, leadOn }: Steps,
  ): SignIn =>
  (typed) =>
    pipe(
      TE.fromEither(parseCredentials(typed)),
      TE.flatMap((credentials) => {
        session.update(withCredentials(credentials));
        return pipe(
          talk(credentials, talkContext()),
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

export type SignIns = {
  readonly signIn: SignIn;
  /** Begins the talk of a sign-in before there is a view to ask for it. */
  readonly signInAhead: HeadStart['begin'];
};

/** The ways to sign in by what is typed. */
export const makeSignIns = (ports: Pick<Ports, 'identity' | 'session' | 'happenings'>, steps: Steps): SignIns => {
  const { begin, signIn } = makeHeadStart(ports.identity, steps.talkContext);
  return { signIn: makeSignIn(signIn, ports, steps), signInAhead: begin };
};
