import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import type { Email } from '#domain/identity/email.ts';
import { accountFaultScreen, codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorToSend } from '#domain/session/changes.ts';
import type { PendingScreen } from '#domain/session/session.ts';
import { type Resend, resendCode, type ResendResult } from './sendCode.ts';

/** Sends another code to the email of the session. Where the session is over, it leads to sign-in; a password change does so itself. */
export const resendByEmail = (
  flow: Flow,
  purpose: PendingScreen,
  sendTo: (email: Email) => IdentityCall<CodeSent>,
): ReturnType<Resend> => {
  const { email } = flow.session.get().typed;
  const sent: IdentityCall<ResendResult> =
    email === null ? TE.left({ _tag: 'SignedOut' }) : resendCode(flow, purpose, sendTo(email));
  return pipe(
    sent,
    routeMissingFactor(flow, requireTwoFactorToSend(purpose)),
    routeFlowFault(flow, purpose === 'PasswordChange' ? accountFaultScreen : codeFlowFaultScreen(null)),
  );
};
