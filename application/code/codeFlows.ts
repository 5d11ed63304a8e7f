import { makeConfirmEmailChange, type ConfirmEmailChange } from '#application/email/confirmEmailChange.ts';
import { makeResendEmailChange } from '#application/email/resendEmailChange.ts';
import type { GoBack } from '#application/navigation/goBack.ts';
import { makeAskForCode } from '#application/password/askForCode.ts';
import { makeAskForReset, makeResendResetCode, type AskForReset } from '#application/password/askForReset.ts';
import {
  makeChangePassword,
  makeOpenPasswordChange,
  makeResendChangeCode,
  type ChangePassword,
  type OpenPasswordChange,
} from '#application/password/changePassword.ts';
import { makeEnterResetCode, type EnterResetCode } from '#application/password/enterResetCode.ts';
import { makePasswordRules, type ReadPasswordRules } from '#application/password/passwordRules.ts';
import { makeReplacePassword } from '#application/password/replacePassword.ts';
import { makeResetPassword, type ResetPassword } from '#application/password/resetPassword.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import { makeConclude } from '#application/session/conclude.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { GoOn } from '#application/session/goOn.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { LeadOn } from '#application/sign-in/leadOn.ts';
import { makeConfirmSignUp, type ConfirmSignUp } from '#application/sign-up/confirmSignUp.ts';
import { makeFinishSignUp, type FinishSignUp } from '#application/sign-up/finishSignUp.ts';
import { makeResendSignUpCode } from '#application/sign-up/resendSignUpCode.ts';
import { makeSignUp, type SignUp } from '#application/sign-up/signUp.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { makeConcludeCode } from './concludeCode.ts';
import type { CodeSender, Resend } from './sendCode.ts';

/** What a view may ask of the flows that hang on an emailed code. */
export type CodeFlows = {
  readonly readPasswordRules: ReadPasswordRules;
  readonly signUp: SignUp;
  readonly confirmSignUp: ConfirmSignUp;
  readonly resendSignUpCode: Resend;
  readonly finishSignUp: FinishSignUp;
  readonly askForReset: AskForReset;
  readonly enterResetCode: EnterResetCode;
  readonly resendResetCode: Resend;
  readonly resetPassword: ResetPassword;
  readonly openPasswordChange: OpenPasswordChange;
  readonly resendChangeCode: Resend;
  readonly changePassword: ChangePassword;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly resendEmailChange: Resend;
};

type Steps = {
  readonly talkContext: () => TalkContext;
  readonly fetchTokens: FetchTokens;
  readonly goOn: GoOn;
  readonly proceed: Proceed;
  readonly enterTwoFactor: EnterTwoFactor;
  readonly codes: CodeSender;
  readonly leadOn: LeadOn;
  readonly goBack: GoBack;
};

/** Wires the flows that hang on an emailed code. */
export const makeCodeFlows = (ports: Ports, steps: Steps): CodeFlows => {
  const { talkContext, fetchTokens, goOn, proceed, codes } = steps;
  const rules = makePasswordRules(ports);
  const conclude = makeConcludeCode(makeConclude(ports, steps.enterTwoFactor), steps.leadOn);
  const flow = { talkContext, codes, rules, conclude };
  const askForCode = makeAskForCode(ports, talkContext);
  const replacePassword = makeReplacePassword(ports, flow);
  return {
    readPasswordRules: rules.read,
    signUp: makeSignUp(ports, flow),
    confirmSignUp: makeConfirmSignUp(ports, flow),
    resendSignUpCode: makeResendSignUpCode(ports, flow),
    finishSignUp: makeFinishSignUp(ports, { ...flow, fetchTokens, goOn }),
    askForReset: makeAskForReset(ports, codes, askForCode),
    enterResetCode: makeEnterResetCode(ports),
    resendResetCode: makeResendResetCode(ports, codes, askForCode),
    resetPassword: makeResetPassword({ ...flow, replacePassword, proceed }),
    openPasswordChange: makeOpenPasswordChange(ports, { codes, askForCode }),
    resendChangeCode: makeResendChangeCode(ports, { codes, askForCode }),
    changePassword: makeChangePassword(ports, { ...flow, replacePassword, goBack: steps.goBack }),
    confirmEmailChange: makeConfirmEmailChange(ports, { ...flow, proceed }),
    resendEmailChange: makeResendEmailChange(ports, codes),
  };
};
