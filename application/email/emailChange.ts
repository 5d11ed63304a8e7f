import * as E from 'fp-ts/Either';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer, Resend } from '#application/steps.ts';
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
export const makeEmailChangeUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'clock'>,
  { requestContext, resendByEmail, storeGrant, completeSignIn, routeFlowFault }: FlowSteps,
): EmailChangeUseCases => {
  const { identity } = ports;
  const enter = makeEnterCode<Grant | null>(ports, (grant) => storeGrant('Signed In', grant));
  const confirm =
    (typed: string): FormAnswer =>
    async () => {
      const code = parseCodeField(typed);
      if (E.isLeft(code)) return code;
      const confirmed = await enter(code.right, identity.confirmEmailChange(code.right, requestContext()))();
      return E.isLeft(confirmed) ? confirmed : completeSignIn(null)();
    };
  return {
    confirmChange: (typed) => routeFlowFault(codeFlowFaultScreen('/signin/error'))(confirm(typed)),
    resendCode: resendByEmail('EmailChange', identity.resendEmailChange),
  };
};
