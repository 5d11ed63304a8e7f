import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { FlowSteps, FormAnswer } from '#application/steps.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Credentials, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { withCredentialsAfter, withSentEmail, withTypedEmail } from '#domain/session/changes.ts';
import { withPressedAccount } from '#domain/session/confirmations.ts';
import { providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The use cases of the sign-in screens. */
export type SignInUseCases = {
  /** Signs a person in with an email and a password. */
  readonly submit: (typed: TypedCredentials) => FormAnswer;
  /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
  readonly storeTypedEmail: (text: string) => void;
  /** Starts the sign-in call before the view exists. Ignores credentials that do not parse: the view shows their faults. */
  readonly submitEarly: (typed: TypedCredentials) => void;
  /** Continues with one of several linked accounts. Tracks the selection once its tokens are there; a second call shares the pending one. */
  readonly selectAccount: (profileId: ProfileId) => IdentityCall<Destination>;
  /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
  readonly startSocial: (provider: SocialProvider) => TE.TaskEither<never, Destination>;
};

/** Wires the use cases of the sign-in screens. */
export const makeSignInUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents' | 'pageReturns'>,
  { brand, settings }: AppContext,
  steps: FlowSteps,
): SignInUseCases => {
  const { session, pageReturns } = ports;
  const early = makeEarlySignIn(ports, steps);
  pageReturns.onReturn(() => session.update(providerLeft));
  return {
    submitEarly: early.submitEarly,
    submit: makeSignIn(ports, { ...steps, early }),
    storeTypedEmail: (text) => void session.update(withTypedEmail(text)),
    selectAccount: makeSelectAccount(ports, steps),
    startSocial: (provider) => async () => {
      const { platform } = session.update(providerAsked).visit;
      const url = socialSignIn(settings, platform ?? brand.defaultPlatform, provider);
      return E.right({ _tag: 'ExternalSite', url });
    },
  };
};

const makeSignIn = (
  { session }: Pick<Ports, 'session'>,
  steps: FlowSteps & { readonly early: EarlySignIn },
): SignInUseCases['submit'] => {
  const press =
    (typed: TypedCredentials): FormAnswer =>
    async () => {
      const credentials = parseCredentials(typed);
      if (E.isLeft(credentials)) return credentials;
      session.update(withSentEmail(credentials.right.email));
      const grant = await steps.early.signIn(credentials.right, steps.requestContext())();
      if (E.isLeft(grant)) {
        session.update(withCredentialsAfter(grant.left, credentials.right));
        return grant;
      }
      steps.storeGrant('Signed In', grant.right);
      return steps.completeSignIn(null)();
    };
  return (typed) => () => {
    const signIn = steps.routeFlowFault(signInFaultScreen)(press(typed));
    // Because: another email is another sign-in.
    const isSame = emailOf(typed.email) === session.get().typed.email;
    return isSame ? steps.leaveAgain(signIn, signIn)() : signIn();
  };
};

const makeSelectAccount = (
  { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
  { completeSignIn, leaveAgain, routeFlowFault }: FlowSteps,
): SignInUseCases['selectAccount'] => {
  const singleFlight = makeSingleFlight<IdentityFault, Destination>();
  const routeFault = routeFlowFault(codeFlowFaultScreen('/signin/error'));
  return (profileId) => () => {
    const press = (): Promise<E.Either<IdentityFault, Destination>> => {
      const accounts = session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
      const selected = completeSignIn(profileId, ({ person: { accessToken } }) => {
        if (accessToken !== null) analyticsEvents.track({ name: 'Account Selected', accounts });
      });
      return singleFlight(profileId, routeFault(selected))();
    };
    // Because: another account is another sign-in.
    return profileId === session.get().person.chosenProfileId ? leaveAgain(press)() : press();
  };
};

type PendingCall = { readonly credentials: Credentials; readonly answer: Promise<E.Either<IdentityFault, Grant>> };

type EarlySignIn = Pick<SignInUseCases, 'submitEarly'> & {
  /** Makes the sign-in call, or takes the answer of the early call with the same credentials. Aborts an early call with others. */
  readonly signIn: IdentityGateway['signIn'];
};

/** Sends a form that was submitted before the view exists. Only the call is early: the view submits the form again. */
export const makeEarlySignIn = (
  { identity }: Pick<Ports, 'identity'>,
  { requestContext }: Pick<FlowSteps, 'requestContext'>,
): EarlySignIn => {
  let pending: PendingCall | null = null;
  return {
    submitEarly: (typed) => {
      const credentials = parseCredentials(typed);
      if (E.isLeft(credentials) || pending !== null) return;
      pending = { credentials: credentials.right, answer: identity.signIn(credentials.right, requestContext())() };
    },
    signIn: (credentials, context) => async () => {
      const early = pending;
      pending = null;
      const { email, password } = credentials;
      if (early?.credentials.email === email && early.credentials.password === password) return early.answer;
      if (early !== null) await identity.abandon();
      return identity.signIn(credentials, context)();
    },
  };
};
