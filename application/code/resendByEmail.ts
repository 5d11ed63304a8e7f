import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/changes.ts';
import type { Change, RefusedSend } from '#domain/session/session.ts';
import { type Resend, resendCode } from './sendCode.ts';

/** What depends on the purpose: the fault of a session without an email, and what two-factor returns to. */
type PurposeRules = { readonly missingEmail: IdentityFault; readonly requireTwoFactor: Change };

type ByEmail = RefusedSend | 'PasswordChange';

const rulesOf = (purpose: ByEmail): PurposeRules => {
  // Because: a password change takes the email of a signed-in person's profile. Without one, nobody is signed in any more.
  if (purpose === 'PasswordChange')
    return { missingEmail: { _tag: 'SignedOut' }, requireTwoFactor: requireTwoFactorForPasswordChange };
  return { missingEmail: { _tag: 'Unexpected' }, requireTwoFactor: requireTwoFactorToSend(purpose) };
};

/** Makes "Send a new code" for a code that goes to the email that the session has when the person asks. Without one the service gets no call. */
export const resendByEmail =
  (flow: Flow, purpose: ByEmail, sendTo: (email: Email) => IdentityCall<CodeSent>): Resend =>
  () => {
    const { email } = flow.session.get().typed;
    const { missingEmail, requireTwoFactor } = rulesOf(purpose);
    if (email === null) return TE.left(missingEmail);
    return pipe(
      resendCode(flow, purpose, sendTo(email)),
      routeMissingFactor(flow, requireTwoFactor),
      routeFlowFault(flow, accountFaultScreen),
    );
  };
