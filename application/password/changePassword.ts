import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import { type Resend, sendCode } from '#application/code/sendCode.ts';
import { type Flow, requestContext } from '#application/flow.ts';
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
import { hasUsableCode } from '#domain/session/codeState.ts';
import { withoutPerson } from '#domain/session/endings.ts';
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
      if (!E.isLeft(replaced)) session.update(withoutPerson);
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
        resendByEmail(flow, 'PasswordChange', (email) => identity.forgotPassword(email, requestContext(flow))),
      ),
    /** Replaces the password. The page stays and says so. Without an error screen, the form keeps what the person typed. */
    change: (typed: TypedCode): PageAnswer<FormFault | IdentityFault> =>
      routeFlowFault(flow, codeFlowFaultScreen(null))(signInFirst(flow)(replace(typed))),
    /** Returns the redirect of the visit, else the transfer site. It gets no code: nobody there waits for this person. */
    leaveChange: (): TaskEither<never, Destination> => async () =>
      E.right(redirectDestination(context.settings)(session.get())),
  };
};

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
    const profile = await identity.profile();
    if (E.isLeft(profile)) return profile;
    const email = emailOf(profile.right.email ?? '');
    if (email === null) return E.left({ _tag: 'Unexpected' });
    session.update(withProfileEmail(email));
    sessionCookie.keep(cookie);
    session.update(withProfileAccountType(profile.right.accountType));
    const call = identity.forgotPassword(email, requestContext(flow));
    const sent = await sendCode(flow, 'PasswordChange', call)();
    return E.isLeft(sent) ? sent : E.right(null);
  };
