import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import { type Resend, sendCode } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn, nextSignInStep } from '#application/session/completeSignIn.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
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
import { withoutPerson } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeReplacePassword } from './resetPassword.ts';

/** Returns a destination, or null to stay on the page. */
type PageAnswer<Fault = IdentityFault> = TE.TaskEither<Fault, Destination | null>;

/** The use cases of "Change password". */
export type ChangePasswordUseCases = {
  /** Sends a code to the profile's email, unless the last one can still be entered. */
  readonly openChange: () => PageAnswer;
  /** Sends another code to the profile's email. */
  readonly resendChangeCode: Resend;
  /** Replaces the password. The page stays and says so. */
  readonly change: (typed: TypedCode) => PageAnswer<FormFault | IdentityFault>;
  /** Returns the redirect of the visit, else the transfer site. A site that waits for a code gets it, as after every sign-in. */
  readonly leaveChange: () => IdentityCall<Destination>;
};

/** Wires the use cases of "Change password". Without a session the person signs in first, and returns to the change. */
export const makeChangePasswordUseCases = (flow: Flow): ChangePasswordUseCases => {
  const { identity, session, clock } = flow;
  const singleFlight = makeSingleFlight<IdentityFault, Destination | null>();
  const open = pipe(
    sendFirstCode(flow),
    signInFirst(flow),
    routeMissingFactor(flow, requireTwoFactorToSend('PasswordChange')),
    routeFlowFault(flow, codeFlowFaultScreen(null)),
  );
  const replacePassword = makeReplacePassword(flow, 'Password Changed');
  const replace =
    (typed: TypedCode): PageAnswer<FormFault | IdentityFault> =>
    async () => {
      const replaced = await replacePassword(typed)();
      if (E.isLeft(replaced)) return replaced;
      session.update(awaitsCode(flow.context, session.get()) ? withoutSentCode : withoutPerson);
      return E.right(null);
    };
  return {
    // Because: a reload of the page must not send a second code.
    openChange: () =>
      hasUsableCode(session.get(), 'PasswordChange', clock.now()) ? TE.right(null) : singleFlight('open', open),
    resendChangeCode: resendByEmail(flow, 'PasswordChange', (email) =>
      identity.forgotPassword(email, requestContext(flow)),
    ),
    // Because: the change has no error screen, so the form keeps what the person typed.
    change: (typed) => pipe(replace(typed), signInFirst(flow), routeFlowFault(flow, codeFlowFaultScreen(null))),
    leaveChange: () => leave(flow),
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
  <Fault extends FormFault | IdentityFault>(answer: PageAnswer<Fault>): PageAnswer<Fault> =>
  async () => {
    const outcome = await answer();
    if (!E.isLeft(outcome) || outcome.left._tag !== 'SignedOut') return outcome;
    session.update(withPending('PasswordChange'));
    return E.right(toRoute('/signin'));
  };

const sendFirstCode =
  (flow: Flow): PageAnswer =>
  async () => {
    const { identity, session, sessionCookie } = flow;
    const cookie = sessionCookie.read();
    const profile = await identity.profile();
    if (E.isLeft(profile)) return profile;
    const email = emailOf(profile.right.email ?? '');
    if (email === null) return E.left({ _tag: 'Unexpected' });
    session.update(withProfileEmail(email));
    sessionCookie.keep(cookie);
    session.update(withProfileAccountType(profile.right.accountType));
    const sent = await sendCode(flow, 'PasswordChange', identity.forgotPassword(email, requestContext(flow)))();
    return E.isLeft(sent) ? sent : E.right(null);
  };

const leave =
  (flow: Flow): IdentityCall<Destination> =>
  async () => {
    const changed = flow.session.get();
    if (!awaitsCode(flow.context, changed)) return E.right(redirectDestination(flow.context.settings)(changed));
    // Because: the new password ended the session in which an account may have been chosen.
    const completed = await completeSignIn(flow, null)();
    // Because: a person who cancels stays on the page.
    if (!E.isLeft(completed) || completed.left._tag === 'Cancelled') return completed;
    return E.right(await nextSignInStep(flow));
  };
