import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { SignInGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer } from '#application/steps.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import { type Credentials, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { withCredentialsAfter, withSentEmail, withTypedEmail } from '#domain/session/emailChanges.ts';
import { providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type EarlySignIn, makeEarlySignIn } from './earlySignIn.ts';
import { makeSelectAccount, type SelectAccount } from './selectAccount.ts';

/** The use cases of the sign-in screens. */
export type SignInUseCases = {
  /** Signs a person in with an email and a password. Once that is done and the browser stayed, the same email leaves again. */
  readonly submit: (typed: TypedCredentials) => FormAnswer;
  readonly submitEarly: EarlySignIn['submitEarly'];
  /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
  readonly storeTypedEmail: (text: string) => void;
  readonly selectAccount: SelectAccount;
  /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
  readonly startSocial: (provider: SocialProvider) => TaskEither<never, Destination>;
};

/** Wires the use cases of the sign-in screens. */
export const makeSignInUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents' | 'pageReturns'>,
  { brand, settings }: AppContext,
  steps: FlowSteps,
): SignInUseCases => {
  const { session, pageReturns } = ports;
  const early = makeEarlySignIn(ports, steps);
  const signIn = makeSignIn({ session, identity: early }, steps);
  pageReturns.onReturn(() => session.update(providerLeft));
  return {
    submit: (typed) => () => {
      const action: FormAnswer = async () => {
        const credentials = parseCredentials(typed);
        return E.isLeft(credentials) ? credentials : signIn(credentials.right)();
      };
      // Because: another email is another sign-in.
      const isSame = emailOf(typed.email) === session.get().typed.email;
      return isSame ? steps.leaveAgain(action, action)() : action();
    },
    submitEarly: early.submitEarly,
    storeTypedEmail: (text) => void session.update(withTypedEmail(text)),
    selectAccount: makeSelectAccount(ports, steps),
    startSocial: (provider) => async () => {
      steps.sessionCookie.compare();
      const { platform } = session.update(providerAsked(steps.sessionCookie.read())).visit;
      const url = socialSignIn(settings, platform ?? brand.defaultPlatform, provider);
      return E.right({ _tag: 'ExternalSite', url });
    },
  };
};

type SignInPorts = Pick<Ports, 'session'> & { readonly identity: Pick<SignInGateway, 'signIn'> };
type SignIn = (credentials: Credentials) => IdentityCall<Destination>;

/** Makes a sign-in that always sends the credentials to the service. */
export const makeSignIn = (
  { identity, session }: SignInPorts,
  { requestContext, storeGrant, completeSignIn, routeFlowFault }: FlowSteps,
): SignIn => {
  const signIn =
    (credentials: Credentials): IdentityCall<Destination> =>
    async () => {
      session.update(withSentEmail(credentials.email));
      const grant = await identity.signIn(credentials, requestContext())();
      if (E.isLeft(grant)) {
        session.update(withCredentialsAfter(grant.left, credentials));
        return grant;
      }
      storeGrant('Signed In', grant.right);
      return completeSignIn(null)();
    };
  return (credentials) => routeFlowFault(signInFaultScreen)(signIn(credentials));
};
