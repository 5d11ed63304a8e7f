import * as E from 'fp-ts/Either';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import type { Resend } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import type { FormAnswer } from '#application/shared/formAnswer.ts';
import { parseCodeField } from '#domain/identity/credentials.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';

/** The use cases of the screen that confirms a changed email address. */
export type EmailChangeUseCases = {
  /** Confirms the changed address by its code, then completes the sign-in that was refused until then. */
  readonly confirmChange: (typed: string) => FormAnswer;
  /** Sends another code to the changed address. */
  readonly resendCode: Resend;
};

/** Wires the use cases of the screen that confirms a changed email address. */
export const makeEmailChangeUseCases = (flow: Flow): EmailChangeUseCases => {
  const { identity } = flow;
  const enter = makeEnterCode<Grant | null>(flow, (grant) => storeGrant(flow, 'Signed In', grant));
  const confirm =
    (typed: string): FormAnswer =>
    async () => {
      const code = parseCodeField(typed);
      if (E.isLeft(code)) return code;
      const confirmed = await enter(code.right, identity.confirmEmailChange(code.right, requestContext(flow)))();
      return E.isLeft(confirmed) ? confirmed : completeSignIn(flow, null)();
    };
  return {
    confirmChange: (typed) => routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(confirm(typed)),
    resendCode: resendByEmail(flow, 'EmailChange', identity.resendEmailChange),
  };
};
