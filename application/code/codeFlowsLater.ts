import { later } from '#application/shared/later.ts';
import type { CodeFlows } from './codeFlows.ts';

/** The flows that hang on an emailed code, fetched when the first of them is asked for. */
export const codeFlowsLater = (load: () => Promise<CodeFlows>): CodeFlows => {
  const code = later(load);
  return {
    readPasswordRules: code((flows) => flows.readPasswordRules),
    signUp: code((flows) => flows.signUp),
    confirmSignUp: code((flows) => flows.confirmSignUp),
    resendSignUpCode: code((flows) => flows.resendSignUpCode),
    finishSignUp: code((flows) => flows.finishSignUp),
    askForReset: code((flows) => flows.askForReset),
    enterResetCode: code((flows) => flows.enterResetCode),
    resendResetCode: code((flows) => flows.resendResetCode),
    resetPassword: code((flows) => flows.resetPassword),
    openPasswordChange: code((flows) => flows.openPasswordChange),
    resendChangeCode: code((flows) => flows.resendChangeCode),
    changePassword: code((flows) => flows.changePassword),
    confirmEmailChange: code((flows) => flows.confirmEmailChange),
    resendEmailChange: code((flows) => flows.resendEmailChange),
  };
};
