import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/shared/flowSteps.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCredentials, type CredentialsFault } from '#domain/identity/parseCredentials.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/socialSignIn.ts';
import { withCredentialsAfter, withGrant, withIdpSession, withSentEmail } from '#domain/session/changes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { SocialLogin } from '#domain/system/systemFields.ts';
import { makeEarlySignIn, type EarlySignIn } from './earlySignIn.ts';

/** The use cases of the sign-in screens. */
export type SignInUseCases = {
  /** Signs a person in with an email and a password. */
  readonly signIn: (typed: TypedCredentials) => TE.TaskEither<CredentialsFault | IdentityFault, Destination>;
  /** Sends the sign-in call before the view exists. */
  readonly submitEarly: EarlySignIn['submitEarly'];
  /** Continues with one of several linked accounts. */
  readonly selectAccount: (profileId: ProfileId) => TE.TaskEither<IdentityFault, Destination>;
  /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
  readonly startSocial: (provider: SocialLogin) => TE.TaskEither<never, Destination>;
};

/** Wires the use cases of the sign-in screens. */
export const makeSignInUseCases = (
  { identity, session, analyticsEvents }: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>,
  { brand, settings }: AppContext,
  { requestContext, completeSignIn, routeFlowFault }: FlowSteps,
): SignInUseCases => {
  const early = makeEarlySignIn(identity, requestContext);
  return {
    submitEarly: early.submitEarly,
    signIn: (typed) =>
      pipe(
        TE.fromEither(parseCredentials(typed)),
        TE.flatMap((credentials) => {
          session.update(withSentEmail(credentials.email));
          return pipe(
            early.signIn(credentials, requestContext()),
            TE.mapLeft((fault) => {
              session.update(withCredentialsAfter(fault, credentials));
              return fault;
            }),
          );
        }),
        TE.flatMap((grant) => {
          const { accountType } = session.update(withGrant(grant));
          analyticsEvents.track({ name: 'Signed In', accountType: audienceOf(accountType) });
          return completeSignIn(null);
        }),
        routeFlowFault(signInFaultScreen),
      ),
    selectAccount: (profileId) => {
      analyticsEvents.track({ name: 'Account Selected', accounts: session.get().linkedAccounts.length });
      return pipe(completeSignIn(profileId), routeFlowFault(signInFaultScreen));
    },
    startSocial: ({ id }) =>
      TE.fromIO(() => {
        const { platform } = session.update(withIdpSession('Attempted'));
        return { _tag: 'ExternalSite', url: socialSignIn(settings, platform ?? brand.defaultPlatform, id) };
      }),
  };
};
