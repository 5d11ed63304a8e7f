import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend, SendCall } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer } from '#application/session/steps.ts';
import { parseEmail } from '#domain/identity/email.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { type FormFault, parseCodeField, type TypedCode } from '#domain/identity/oneTimeCode.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withEmail } from '#domain/session/changes.ts';
import { withCode } from '#domain/session/codes.ts';
import { requireTwoFactorToSend } from '#domain/session/requireTwoFactor.ts';
import { type ReplacePassword, requestPasswordCode } from './replacePassword.ts';

/** The use cases of "Forgot password". */
export type ResetPasswordUseCases = {
  /** Sends a code for a forgotten password; the answer never reveals whether the account exists. */
  readonly askForReset: (typed: string) => FormAnswer;
  /** Stores the code until the new password is there: the service verifies both in one call. */
  readonly enterResetCode: (typed: string) => FormAnswer;
  /** Sends another code for a forgotten password. */
  readonly resendResetCode: Resend;
  /** Replaces a forgotten password, then completes the sign-in. */
  readonly resetPassword: (typed: TypedCode) => FormAnswer;
};

/**
 * Counts a refusal as a code that was sent: it would tell somebody who is signed out whether the account exists. A missing second factor is
 * of a session, which only the account's own password opens.
 */
const hideAccount: (call: SendCall) => SendCall = TE.orElse((fault) =>
  isRefusal(fault) ? TE.right({ retryAfterMs: null }) : TE.left(fault),
);

/** Wires the use cases of "Forgot password". */
export const makeResetPasswordUseCases = (
  ports: Pick<Ports, 'identity' | 'session'>,
  steps: FlowSteps,
  replacePassword: ReplacePassword,
): ResetPasswordUseCases => {
  const { session } = ports;
  const { codes, resendByEmail, completeSignIn, routeFlowFault } = steps;
  const requestCode = flow(requestPasswordCode(ports, steps), hideAccount);
  return {
    askForReset: (typed) =>
      pipe(
        TE.fromEither(parseEmail(typed)),
        TE.mapLeft((problem): FormFault | IdentityFault => ({
          _tag: 'Incomplete',
          fields: [{ field: 'email', problem }],
        })),
        TE.flatMap((email) => {
          session.update(withEmail(email));
          return codes.send('PasswordReset', requestCode(email));
        }),
        TE.map(() => toRoute('/forgot-password/email-verification')),
        steps.routeMissingFactor(requireTwoFactorToSend('PasswordReset')),
      ),
    enterResetCode: (typed) =>
      pipe(
        TE.fromEither(parseCodeField(typed)),
        TE.map((code) => {
          session.update(withCode(code));
          return toRoute('/forgot-password/new-password');
        }),
      ),
    resendResetCode: resendByEmail('PasswordReset', requestCode),
    resetPassword: (typed) =>
      pipe(
        replacePassword(typed, 'Password Reset'),
        TE.flatMap((): FormAnswer => completeSignIn(null)),
        routeFlowFault(codeFlowFaultScreen('/forgot-password/error')),
      ),
  };
};
