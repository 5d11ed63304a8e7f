import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import type { Email } from '#domain/identity/email.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorToSend } from '#domain/session/changes.ts';
import type { PendingScreen } from '#domain/session/session.ts';
import { type Resend, resendCode } from './sendCode.ts';

/** Sends another code to the email of the session. Without one the service gets no call. */
export const resendByEmail = (
  flow: Flow,
  purpose: PendingScreen,
  sendTo: (email: Email) => IdentityCall<CodeSent>,
): ReturnType<Resend> => {
  const { email } = flow.session.get().typed;
  // Because: a password change takes the email of a signed-in person's profile. Without one, nobody is signed in any more.
  if (email === null) return TE.left({ _tag: purpose === 'PasswordChange' ? 'SignedOut' : 'Unexpected' });
  return pipe(
    resendCode(flow, purpose, sendTo(email)),
    routeMissingFactor(flow, requireTwoFactorToSend(purpose)),
    routeFlowFault(flow, accountFaultScreen),
  );
};
