import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import type { Email } from '#domain/identity/email.ts';
import { accountFaultScreen, codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/changes.ts';
import type { RefusedSend } from '#domain/session/session.ts';
import { type Resend, resendCode, type ResendResult } from './sendCode.ts';

type ByEmail = RefusedSend | 'PasswordChange';

/**
 * Makes "Send a new code" for a code that goes to the email that the session has when the person asks. Where the session is over, it leads
 * to sign-in; a password change does so itself.
 */
export const resendByEmail =
  (flow: Flow, purpose: ByEmail, sendTo: (email: Email) => IdentityCall<CodeSent>): Resend =>
  () => {
    const { email } = flow.session.get().typed;
    const isChange = purpose === 'PasswordChange';
    const sent: IdentityCall<ResendResult> =
      email === null ? TE.left({ _tag: 'SignedOut' }) : resendCode(flow, purpose, sendTo(email));
    return pipe(
      sent,
      routeMissingFactor(flow, isChange ? requireTwoFactorForPasswordChange : requireTwoFactorToSend(purpose)),
      routeFlowFault(flow, isChange ? accountFaultScreen : codeFlowFaultScreen(null)),
    );
  };
