import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import { makeConfirmEmailChange, type ConfirmEmailChange } from '#application/email/confirmEmailChange.ts';
import { makeResendEmailChange } from '#application/email/resendEmailChange.ts';
import { makeConclude } from '#application/session/conclude.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { CodeSender, Resend } from './sendCode.ts';

/** What a view may ask of the flows that hang on an emailed code. */
export type CodeFlows = {
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly resendEmailChange: Resend;
};

type Steps = {
  readonly talkContext: () => TalkContext;
  readonly proceed: Proceed;
  readonly enterTwoFactor: EnterTwoFactor;
  readonly codes: CodeSender;
};

/** Wires the flows that hang on an emailed code. */
export const makeCodeFlows = (ports: Ports, { talkContext, proceed, enterTwoFactor, codes }: Steps): CodeFlows => {
  const conclude = makeConclude(ports, enterTwoFactor);
  return {
    confirmEmailChange: makeConfirmEmailChange(ports, { talkContext, proceed, conclude }),
    resendEmailChange: makeResendEmailChange(ports, codes),
  };
};
