import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { trackGrant } from '#application/analytics/trackGrant.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant } from '#application/ports/requestContext.ts';
import type { FlowSteps, FormAnswer } from '#application/shared/flowSteps.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormFault, type OneTimeCode, parseCodeField } from '#domain/identity/oneTimeCode.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';

/** The use cases of the screen that confirms a changed email address. */
export type EmailChangeUseCases = {
  /** Confirms the changed address by its code, then completes the sign-in that was refused until then. */
  readonly confirmEmailChange: (typed: string) => FormAnswer;
  /** Sends another code to the changed address. */
  readonly resendEmailChange: Resend;
};

/** Wires the use cases of the screen that confirms a changed email address. */
export const makeEmailChangeUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'clock' | 'analyticsEvents'>,
  { requestContext, callOnce, resendByEmail, completeSignIn, routeFlowFault }: FlowSteps,
): EmailChangeUseCases => {
  const { identity, session } = ports;
  const enter = makeEnterCode<Grant | null>(ports);
  const track = trackGrant(ports, 'Signed In');
  const confirm = (code: OneTimeCode): TE.TaskEither<IdentityFault, Grant | null> => {
    const { email, password } = session.get();
    const context = requestContext();
    const signIn = () =>
      email === null || password === null
        ? TE.left<IdentityFault>({ _tag: 'SignedOut' })
        : identity.signIn({ email, password }, context);
    return enter(code, track(callOnce('EmailCode', identity.confirmEmailChange(code, context), signIn)));
  };
  return {
    confirmEmailChange: (typed) =>
      pipe(
        TE.fromEither<FormFault | IdentityFault, OneTimeCode>(parseCodeField(typed)),
        TE.flatMap(confirm),
        TE.flatMap((grant): FormAnswer => {
          session.update(grant === null ? withAcceptedCode : withGrant(grant));
          session.update(withoutPassword);
          return completeSignIn(null);
        }),
        routeFlowFault(codeFlowFaultScreen('/signin/error')),
      ),
    resendEmailChange: resendByEmail('EmailChange', identity.resendEmailChange),
  };
};
