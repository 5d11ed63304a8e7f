import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/requireTwoFactor.ts';
import type { Change, RefusedSend } from '#domain/session/session.ts';

/** What depends on the purpose: the fault of a session without an email, and what two-factor returns to. */
type PurposeRules = { readonly missingEmail: IdentityFault; readonly requireTwoFactor: Change };

const rulesOf = (purpose: RefusedSend | 'PasswordChange'): PurposeRules => {
  // Because: a password change takes the email of a signed-in person's profile. Without one, nobody is signed in any more.
  if (purpose === 'PasswordChange')
    return { missingEmail: { _tag: 'SignedOut' }, requireTwoFactor: requireTwoFactorForPasswordChange };
  return { missingEmail: { _tag: 'Unexpected' }, requireTwoFactor: requireTwoFactorToSend(purpose) };
};

/** Sends to the email that the session has when the person asks. The service gets no call where it has none. */
export const makeResendByEmail =
  (
    { session }: Pick<Ports, 'session'>,
    { codes, routeMissingFactor, routeFlowFault }: Pick<FlowSteps, 'codes' | 'routeMissingFactor' | 'routeFlowFault'>,
  ): FlowSteps['resendByEmail'] =>
  (purpose, sendTo) =>
  () => {
    const { email } = session.get().typed;
    const { missingEmail, requireTwoFactor } = rulesOf(purpose);
    if (email === null) return TE.left(missingEmail);
    return pipe(
      codes.resend(purpose, sendTo(email)),
      routeMissingFactor(requireTwoFactor),
      routeFlowFault(accountFaultScreen),
    );
  };
