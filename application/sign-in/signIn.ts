import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import type { Resend } from '#application/code/sendCode.ts';
import { type Flow, type FormAnswer, requestContext } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { parseCodeField, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, signInFaultScreen } from '#domain/navigation/faultScreen.ts';
import { socialSignIn } from '#domain/redirect/sites.ts';
import { withCredentialsAfter, withSentEmail, withTypedEmail } from '#domain/session/changes.ts';
import { providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import { withPressedAccount } from '#domain/session/person.ts';

/** The use cases of the sign-in screens. */
export const makeSignInUseCases = (flow: Flow) => {
  const { session, sessionCookie, pageReturns, context } = flow;
  pageReturns.onReturn(() => session.update(providerLeft));
  return {
    /** Signs a person in with an email and a password. */
    submit: (typed: TypedCredentials): FormAnswer => routeFlowFault(flow, signInFaultScreen)(signIn(flow, typed)),
    /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
    storeTypedEmail: (text: string): void => void session.update(withTypedEmail(text)),
    /** Continues with one of several linked accounts. */
    selectAccount: (profileId: ProfileId): IdentityCall<Destination> =>
      routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(select(flow, profileId)),
    /** Sends the person to an identity provider; "Back" returns to the screen that asked. */
    startSocial:
      (provider: SocialProvider): TaskEither<never, Destination> =>
      async () => {
        sessionCookie.compare();
        const { platform } = session.update(providerAsked(sessionCookie.read())).visit;
        const url = socialSignIn(context.settings, platform ?? context.brand.defaultPlatform, provider);
        return E.right({ _tag: 'ExternalSite', url });
      },
  };
};

const signIn =
  (flow: Flow, typed: TypedCredentials): FormAnswer =>
  async () => {
    const { identity, session } = flow;
    const credentials = parseCredentials(typed);
    if (E.isLeft(credentials)) return credentials;
    session.update(withSentEmail(credentials.right.email));
    const grant = await identity.signIn(credentials.right, requestContext(flow))();
    if (E.isLeft(grant)) {
      session.update(withCredentialsAfter(grant.left, credentials.right));
      return grant;
    }
    storeGrant(flow, 'Signed In', grant.right);
    return completeSignIn(flow, null)();
  };

/** Tracks the selection once its tokens are there. */
const select =
  (flow: Flow, profileId: ProfileId): IdentityCall<Destination> =>
  async () => {
    const accounts = flow.session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
    return completeSignIn(flow, profileId, ({ person: { accessToken } }) => {
      if (accessToken !== null) flow.analyticsEvents.track({ name: 'Account Selected', accounts });
    })();
  };

/** The use cases of the screen that confirms a changed email address. */
export const makeEmailChangeUseCases = (flow: Flow) => {
  const { identity } = flow;
  const enter = makeEnterCode<Grant | null>(flow, (grant) => storeGrant(flow, 'Signed In', grant));
  const confirm =
    (typed: string): FormAnswer =>
    async () => {
      const code = parseCodeField(typed);
      if (E.isLeft(code)) return code;
      const confirmed = await enter(code.right, identity.confirmEmailChange(code.right, requestContext(flow)))();
      return E.isLeft(confirmed) ? confirmed : completeSignIn(flow, null)();
    };
  return {
    /** Confirms the changed address by its code, then completes the sign-in that was refused until then. */
    confirmChange: (typed: string): FormAnswer =>
      routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(confirm(typed)),
    /** Sends another code to the changed address. */
    resendCode: (): ReturnType<Resend> => resendByEmail(flow, 'EmailChange', identity.resendEmailChangeCode),
  };
};
