import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type CredentialsFault, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/socialSignIn.ts';
import { withCredentialsAfter, withSentEmail } from '#domain/session/changes.ts';
import { withPressedAccount } from '#domain/session/confirmations.ts';
import { providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { SocialLogin } from '#domain/system/systemFields.ts';
import { type EarlySignIn, makeEarlySignIn } from './earlySignIn.ts';

/** The use cases of the sign-in screens. */
export type SignInUseCases = {
  /** Signs a person in with an email and a password. */
  readonly signIn: (typed: TypedCredentials) => TE.TaskEither<CredentialsFault | IdentityFault, Destination>;
  /** Sends the sign-in call before the view exists. */
  readonly submitEarly: EarlySignIn['submitEarly'];
  readonly selectAccount: SelectAccount;
  /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
  readonly startSocial: (provider: SocialLogin) => TE.TaskEither<never, Destination>;
};

/** Wires the use cases of the sign-in screens. */
export const makeSignInUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents' | 'pageReturns'>,
  { brand, settings }: AppContext,
  steps: FlowSteps,
): SignInUseCases => {
  const { identity, session } = ports;
  const { requestContext, storeGrant, completeSignIn, routeFlowFault } = steps;
  const early = makeEarlySignIn(identity, requestContext);
  ports.pageReturns.onReturn(() => session.update(providerLeft));
  return {
    submitEarly: early.submitEarly,
    signIn: (typed) =>
      routeFlowFault(signInFaultScreen)(async (): Promise<E.Either<CredentialsFault | IdentityFault, Destination>> => {
        const credentials = parseCredentials(typed);
        if (E.isLeft(credentials)) return credentials;
        session.update(withSentEmail(credentials.right.email));
        const grant = await early.signIn(credentials.right, requestContext())();
        if (E.isLeft(grant)) {
          session.update(withCredentialsAfter(grant.left, credentials.right));
          return grant;
        }
        storeGrant('Signed In', grant.right);
        return completeSignIn(null)();
      }),
    selectAccount: makeSelectAccount(ports, steps),
    startSocial: ({ id }) =>
      TE.fromIO(() => {
        const { platform } = session.update(providerAsked).visit;
        return { _tag: 'ExternalSite', url: socialSignIn(settings, platform ?? brand.defaultPlatform, id) };
      }),
  };
};

/** Continues with one of several linked accounts. */
export type SelectAccount = (profileId: ProfileId) => TE.TaskEither<IdentityFault, Destination>;

/** Tracks the selection once its tokens are there. A second call for the same account shares the pending one. */
export const makeSelectAccount = (
  { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
  { completeSignIn, routeFlowFault }: Pick<FlowSteps, 'completeSignIn' | 'routeFlowFault'>,
): SelectAccount => {
  const singleFlight = makeSingleFlight<IdentityFault, Destination>();
  return (profileId) => {
    const accounts = session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
    const select = completeSignIn(profileId, ({ person: { accessToken } }) => async () => {
      if (accessToken !== null) analyticsEvents.track({ name: 'Account Selected', accounts });
    });
    return singleFlight(profileId, pipe(select, routeFlowFault(codeFlowFaultScreen('/signin/error'))));
  };
};
