import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import { type Resend, sendCode } from '#application/code/sendCode.ts';
import { type Flow, requestContext } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn, nextSignInStep } from '#application/session/completeSignIn.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import type { FormFault, TypedCode } from '#domain/identity/credentials.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import {
  requireTwoFactorToSend,
  withPending,
  withProfileAccountType,
  withProfileEmail,
} from '#domain/session/changes.ts';
import { hasUsableCode, withoutSentCode } from '#domain/session/codeState.ts';
import { mayBeSignedIn, withoutPerson } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeReplacePassword } from './resetPassword.ts';

/** Returns a destination, or null to stay on the page. */
type PageAnswer<Fault = IdentityFault> = TaskEither<Fault, Destination | null>;

/** The use cases of "Change password". Without a session the person signs in first, and returns to the change. */
export const makeChangePasswordUseCases = (flow: Flow) => {
  const { identity, session, context } = flow;
  const replacePassword = makeReplacePassword(flow, 'Password Changed');
  const replace =
    (typed: TypedCode): PageAnswer<FormFault | IdentityFault> =>
    async () => {
      const replaced = await replacePassword(typed)();
      if (!E.isLeft(replaced)) session.update(awaitsCode(context, session.get()) ? withoutSentCode : withoutPerson);
      return replaced;
    };
  return {
    /** Sends a code to the profile's email, unless the last one can still be entered. */
    openChange: (): PageAnswer =>
      pipe(
        signInFirst(flow)(sendFirstCode(flow)),
        routeMissingFactor(flow, requireTwoFactorToSend('PasswordChange')),
        routeFlowFault(flow, codeFlowFaultScreen(null)),
      ),
    /** Sends another code to the profile's email. */
    resendChangeCode: (): ReturnType<Resend> =>
      signInFirst(flow)(
        resendByEmail(flow, 'PasswordChange', (email) => identity.sendPasswordCode(email, requestContext(flow))),
      ),
    /** Replaces the password. The page stays and says so. Without an error screen, the form keeps what the person typed. */
    change: (typed: TypedCode): PageAnswer<FormFault | IdentityFault> =>
      routeFlowFault(flow, codeFlowFaultScreen(null))(signInFirst(flow)(replace(typed))),
    /** Returns the redirect of the visit, else the transfer site. A site that waits for a code gets it, as after every sign-in. */
    leaveChange: (): IdentityCall<Destination> => async () => {
      const changed = session.get();
      if (!awaitsCode(context, changed)) return E.right(redirectDestination(context.settings)(changed));
      const completed = await completeSignIn(flow, null)();
      // Because: a person who cancels stays on the page.
      if (!E.isLeft(completed) || completed.left._tag === 'Cancelled') return completed;
      return E.right(await nextSignInStep(flow));
    },
  };
};

/**
 * Whether the site to return to can use the code of the change. One that sends OAuth values takes no code without a request of its own:
 * it would only send the person to /continue. Another has its person already, unless the visit began with a sign-in.
 */
const awaitsCode = ({ brand }: AppContext, { oAuth, progress }: Session): boolean =>
  oAuth.state !== null || (!brand.capturesOAuth && progress.pending === 'ContinuedPasswordChange');

/** Leads a person without a session to sign-in, which returns to the change. Other faults stay faults. */
const signInFirst =
  ({ session }: Flow) =>
  <Fault extends FormFault | IdentityFault, A>(answer: TaskEither<Fault, A>): TaskEither<Fault, A | Destination> =>
  async () => {
    const outcome = await answer();
    if (!E.isLeft(outcome) || outcome.left._tag !== 'SignedOut') return outcome;
    session.update(withPending('PasswordChange'));
    return E.right(toRoute('/signin'));
  };

const sendFirstCode =
  (flow: Flow): PageAnswer =>
  async () => {
    const { identity, session, sessionCookie, clock } = flow;
    // Because: a reload of the page must not send a second code.
    if (hasUsableCode(session.get(), 'PasswordChange', clock.now())) return E.right(null);
    const cookie = sessionCookie.read();
    if (!mayBeSignedIn(cookie !== 'None', session.get())) return E.left({ _tag: 'SignedOut' });
    const profile = await identity.profile();
    if (E.isLeft(profile)) return profile;
    const email = emailOf(profile.right.email ?? '');
    if (email === null) return E.left({ _tag: 'Unexpected' });
    session.update(withProfileEmail(email));
    sessionCookie.keep(cookie);
    session.update(withProfileAccountType(profile.right.accountType));
    const call = identity.sendPasswordCode(email, requestContext(flow));
    const sent = await sendCode(flow, 'PasswordChange', call)();
    return E.isLeft(sent) ? sent : E.right(null);
  };
