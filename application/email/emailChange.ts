import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import type { Resend } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import { callOnce } from '#application/session/callOnce.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { leaveAgain } from '#application/session/leaveAgain.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/storeGrant.ts';
import type { FormAnswer } from '#application/shared/formAnswer.ts';
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
export const makeEmailChangeUseCases = (flow: Flow): EmailChangeUseCases => {
  const { identity, session } = flow;
  const enter = makeEnterCode<Grant | null>(flow);
  const signIn = (): IdentityCall<Grant> => {
    const { email } = session.get().typed;
    const { password } = session.get().secrets;
    return email === null || password === null
      ? TE.left({ _tag: 'SignedOut' })
      : identity.signIn({ email, password }, requestContext(flow));
  };
  const confirm =
    (typed: string): FormAnswer =>
    async () => {
      const code = parseCodeField(typed);
      if (E.isLeft(code)) return code;
      const confirmed = identity.confirmEmailChange(code.right, requestContext(flow));
      const call = callOnce(flow, 'EmailCode', { call: confirmed, onDone: signIn });
      const grant = await enter(code.right, call)();
      if (E.isLeft(grant)) return grant;
      storeGrant(flow, 'Signed In', grant.right);
      session.update(withoutPassword);
      return completeSignIn(flow, null)();
    };
  return {
    confirmChange: (typed) =>
      leaveAgain(flow, routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(confirm(typed))),
    resendCode: resendByEmail(flow, 'EmailChange', identity.resendEmailChange),
  };
};
