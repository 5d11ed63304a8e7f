import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { trackGrantOrSecondFactor } from '#application/analytics/trackGrant.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { SendCall } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/requestContext.ts';
import type { CodedCredentials } from '#application/ports/signUpGateway.ts';
import type { FlowSteps } from '#application/shared/flowSteps.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormFault, parseCodeAndPassword, type TypedCode } from '#domain/identity/oneTimeCode.ts';
import { withCredentialsAfter, withSentEmail } from '#domain/session/changes.ts';
import { withGrant } from '#domain/session/confirmations.ts';

/** Requests an emailed code for a new password. */
export const requestPasswordCode =
  ({ identity }: Pick<Ports, 'identity'>, { requestContext }: FlowSteps) =>
  (email: Email): SendCall =>
    identity.forgotPassword(email, requestContext());

type PasswordEvent = 'Password Reset' | 'Password Changed';

/** Replaces a password by its code, stores the grant in the session, and tracks the given event. */
export type ReplacePassword = (
  typed: TypedCode,
  event: PasswordEvent,
) => TE.TaskEither<FormFault | IdentityFault, void>;

/** Checks the password rules first, so that a refused password does not use up the code. */
export const makeReplacePassword = (
  ports: Pick<Ports, 'identity' | 'session' | 'clock' | 'analyticsEvents'>,
  { requestContext, callOnce, passwordRules }: FlowSteps,
): ReplacePassword => {
  const { identity, session } = ports;
  const enter = makeEnterCode<Grant>(ports);
  const replace = (coded: CodedCredentials, event: PasswordEvent): TE.TaskEither<IdentityFault, void> => {
    const context = requestContext();
    return pipe(
      callOnce('PasswordCode', identity.confirmForgotPassword(coded, context), () => identity.signIn(coded, context)),
      trackGrantOrSecondFactor(ports, event),
      (call) => enter(coded.code, call),
      TE.bimap(
        (fault) => {
          // Because: the service may have set the new password already, and the sign-in with a second factor needs it.
          session.update(withCredentialsAfter(fault, coded));
          return fault;
        },
        (grant) => {
          session.update(withSentEmail(coded.email));
          // Because: tokens that failed cleared the grant, and an accepted code is not sent again.
          session.update(withGrant(grant));
        },
      ),
    );
  };
  return (typed, event) => {
    const { email, code } = session.get();
    if (email === null) return TE.left({ _tag: 'SignedOut' });
    return pipe(
      TE.fromEither<FormFault | IdentityFault, Omit<CodedCredentials, 'email'>>(
        parseCodeAndPassword(typed, { code, password: null }),
      ),
      TE.flatMapEither((coded) => passwordRules.check({ ...coded, email })),
      TE.flatMap((coded) => replace(coded, event)),
    );
  };
};
