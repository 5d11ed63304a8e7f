import type {
  EmailGateway,
  PasswordGateway,
  SignInGateway,
  SignUpGateway,
} from '#application/ports/identityGateway.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import { challengeMethod } from '#domain/redirect/oAuth.ts';
import {
  codeSentReply,
  grantIfAny,
  grantReply,
  noReply,
  passwordRulesReply,
  tokensReply,
} from '#infrastructure/launchpad/replies.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { AuthorizationRequest } from './engine/state.ts';
import type { SandboxClient } from './sandboxClient.ts';

const requestOf = ({ redirectUrl, oAuth }: RequestContext): AuthorizationRequest => ({
  redirectUrl,
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: challengeMethod(oAuth),
});

/** The sign-in gateway over the sandbox client. */
export const makeSignInGateway = (
  engine: LaunchpadApi,
  { request }: SandboxClient,
  session: SandboxClient,
): SignInGateway => ({
  signIn: ({ email, password }, context) => {
    const noCode = { verifyCode: null, twoFAProfileId: null, rememberBrowser: false, changeTwoFANumber: false };
    const input = { ...requestOf(context), ...noCode, username: email, password };
    return request((client) => engine.weblogin(input, client), grantReply);
  },
  signInWithTwoFactor: ({ email, password }, proof, { redirectUrl }) => {
    const authorization = { redirectUrl, codeChallenge: null, codeChallengeMethod: null };
    const { code: verifyCode, rememberBrowser, changingNumber: changeTwoFANumber, profileId: twoFAProfileId } = proof;
    const twoFactor = { verifyCode, rememberBrowser, changeTwoFANumber, twoFAProfileId };
    const input = { ...authorization, ...twoFactor, username: email, password };
    return request((client) => engine.weblogin(input, client), grantReply);
  },
  tokens: (profileId) => session.request((client) => engine.getGSOTokens({ profileId }, client), tokensReply),
});

/** The sign-up gateway over the sandbox client. */
export const makeSignUpGateway = (engine: LaunchpadApi, { request }: SandboxClient): SignUpGateway => ({
  signUp: ({ email, password, accountType, termsVersion }) => {
    const call = accountType === 'Business' ? engine.websignupcorp : engine.websignup;
    return request((client) => call({ username: email, password, tcVersion: termsVersion }, client), codeSentReply);
  },
  confirmSignUp: ({ email, password, code }, context) =>
    request(
      (client) => engine.confirmSignup({ ...requestOf(context), username: email, password, code }, client),
      grantReply,
    ),
  resendConfirmationCode: (email) =>
    request((client) => engine.resendConfirmationCode({ username: email }, client), codeSentReply),
  saveMarketingPreference: (profileId, accessToken) =>
    request((client) => engine.saveMarketing({ profileId, email: true }, client), noReply, accessToken),
});

/** The password gateway over the sandbox client. */
export const makePasswordGateway = (engine: LaunchpadApi, { request }: SandboxClient): PasswordGateway => ({
  passwordRules: request(() => engine.passwordRequirements(), passwordRulesReply),
  forgotPassword: (email) => request((client) => engine.forgotPassword({ username: email }, client), codeSentReply),
  confirmForgotPassword: ({ email, password, code }, context) =>
    request(
      (client) => engine.confirmForgotPassword({ ...requestOf(context), username: email, password, code }, client),
      grantReply,
    ),
});

/** The gateway that confirms a changed email address, over the sandbox client. */
export const makeEmailGateway = (engine: LaunchpadApi, { request }: SandboxClient): EmailGateway => ({
  resendEmailChange: (email) =>
    request((client) => engine.webChangeEmailResend({ username: email }, client), codeSentReply),
  confirmEmailChange: (code) => request((client) => engine.webChangeEmailConfirm({ code }, client), grantIfAny),
});
