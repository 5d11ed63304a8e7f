import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer, Resend } from '#application/steps.ts';
import { parseCodeField } from '#domain/identity/credentials.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withoutPassword } from '#domain/session/changes.ts';

/** The use cases of the screen that confirms a changed email address. */
export type EmailChangeUseCases = {
  /** Confirms the changed address by its code, then completes the sign-in that was refused until then. */
  readonly confirmChange: (typed: string) => FormAnswer;
  /** Sends another code to the changed address. */
  readonly resendCode: Resend;
};

/** Wires the use cases of the screen that confirms a changed email address. */
export const makeEmailChangeUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'clock'>,
  { requestContext, callOnce, resendByEmail, storeGrant, completeSignIn, leaveAgain, routeFlowFault }: FlowSteps,
): EmailChangeUseCases => {
  const { identity, session } = ports;
  const enter = makeEnterCode<Grant | null>(ports);
  const signIn = (): IdentityCall<Grant> => {
    const { email } = session.get().typed;
    const { password } = session.get().secrets;
    return email === null || password === null
      ? TE.left({ _tag: 'SignedOut' })
      : identity.signIn({ email, password }, requestContext());
  };
  const confirm =
    (typed: string): FormAnswer =>
    async () => {
      const code = parseCodeField(typed);
      if (E.isLeft(code)) return code;
      const call = callOnce('EmailCode', identity.confirmEmailChange(code.right, requestContext()), signIn);
      const grant = await enter(code.right, call)();
      if (E.isLeft(grant)) return grant;
      storeGrant('Signed In', grant.right);
      session.update(withoutPassword);
      return completeSignIn(null)();
    };
  return {
    confirmChange: (typed) => leaveAgain(routeFlowFault(codeFlowFaultScreen('/signin/error'))(confirm(typed))),
    resendCode: resendByEmail('EmailChange', identity.resendEmailChange),
  };
};
