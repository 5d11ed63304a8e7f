import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import type { FormAnswer } from '#application/shared/formAnswer.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Credentials, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { withPressedAccount } from '#domain/session/person.ts';
import { withCredentialsAfter, withSentEmail, withTypedEmail } from '#domain/session/changes.ts';
import { providerAsked, providerLeft } from '#domain/session/idpSession.ts';

/** The use cases of the sign-in screens. */
export type SignInUseCases = {
  /** Signs a person in with an email and a password. */
  readonly submit: (typed: TypedCredentials) => FormAnswer;
  /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
  readonly storeTypedEmail: (text: string) => void;
  /** Continues with one of several linked accounts. A second call for the same account shares the pending one. */
  readonly selectAccount: (profileId: ProfileId) => IdentityCall<Destination>;
  /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
  readonly startSocial: (provider: SocialProvider) => TaskEither<never, Destination>;
};

/** Wires the use cases of the sign-in screens. */
export const makeSignInUseCases = (flow: Flow): SignInUseCases => {
  const { session, sessionCookie, pageReturns, context } = flow;
  pageReturns.onReturn(() => session.update(providerLeft));
  return {
    submit: (typed) => async () => {
      const credentials = parseCredentials(typed);
      return E.isLeft(credentials) ? credentials : signIn(flow, credentials.right)();
    },
    storeTypedEmail: (text) => void session.update(withTypedEmail(text)),
    selectAccount: makeSelectAccount(flow),
    startSocial: (provider) => async () => {
      sessionCookie.compare();
      const { platform } = session.update(providerAsked(sessionCookie.read())).visit;
      const url = socialSignIn(context.settings, platform ?? context.brand.defaultPlatform, provider);
      return E.right({ _tag: 'ExternalSite', url });
    },
  };
};

const signIn = (flow: Flow, credentials: Credentials): IdentityCall<Destination> => {
  const { identity, session } = flow;
  const signedIn: IdentityCall<Destination> = async () => {
    session.update(withSentEmail(credentials.email));
    const grant = await identity.signIn(credentials, requestContext(flow))();
    if (E.isLeft(grant)) {
      session.update(withCredentialsAfter(grant.left, credentials));
      return grant;
    }
    storeGrant(flow, 'Signed In', grant.right);
    return completeSignIn(flow, null)();
  };
  return routeFlowFault(flow, signInFaultScreen)(signedIn);
};

/** Tracks the selection once its tokens are there. */
const makeSelectAccount = (flow: Flow): SignInUseCases['selectAccount'] => {
  const { session, analyticsEvents } = flow;
  const singleFlight = makeSingleFlight<IdentityFault, Destination>();
  return (profileId) => () => {
    const accounts = session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
    const completed = completeSignIn(flow, profileId, ({ person: { accessToken } }) => {
      if (accessToken !== null) analyticsEvents.track({ name: 'Account Selected', accounts });
    });
    return singleFlight(profileId, routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(completed))();
  };
};
