import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { EmailTalk } from '#application/ports/emailTalk.ts';
import type { PasswordTalk } from '#application/ports/passwordTalk.ts';
import type { SignInTalk } from '#application/ports/signInTalk.ts';
import type { SignUpTalk } from '#application/ports/signUpTalk.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import { passwordRulesReply } from '#infrastructure/launchpad/passwordRules.ts';
import { grantIfAny, grantReply } from '#infrastructure/launchpad/replies.ts';
import type { LaunchpadTalks } from './engine/engineFace.ts';
import type { AuthorizationRequest } from './engine/inputs.ts';
import type { SandboxLine } from './sandboxLine.ts';

const requestOf = ({ redirectUrl, oAuth }: TalkContext): AuthorizationRequest => ({
  redirectUrl,
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: oAuth.codeChallengeMethod,
});

/** Signing in, over the sandbox's line. */
export const makeSignInTalk = (engine: LaunchpadTalks, { ask }: SandboxLine): SignInTalk => ({
  signIn: ({ email, password }, context) => {
    const input = { ...requestOf(context), username: email, password, verifyCode: null, rememberBrowser: false };
    return ask((visit) => engine.weblogin(input, visit), grantReply);
  },
  signInWithTwoFactor: ({ email, password }, { code, rememberBrowser }, { redirectUrl }) => {
    const request = { redirectUrl, codeChallenge: null, codeChallengeMethod: null };
    const input = { ...request, username: email, password, verifyCode: code, rememberBrowser };
    return ask((visit) => engine.weblogin(input, visit), grantReply);
  },
});

/** Signing up, over the sandbox's line. */
export const makeSignUpTalk = (engine: LaunchpadTalks, { ask, tell, send }: SandboxLine): SignUpTalk => ({
  signUp: ({ email, password, accountType, termsVersion }) => {
    const call = accountType === 'Business' ? engine.websignupcorp : engine.websignup;
    return send((visit) => call({ username: email, password, tcVersion: termsVersion }, visit));
  },
  confirmSignUp: ({ email, password, code }, context) =>
    ask((visit) => engine.confirmSignup({ ...requestOf(context), username: email, password, code }, visit), grantReply),
  resendConfirmationCode: (email) => send((visit) => engine.resendConfirmationCode({ username: email }, visit)),
  saveMarketingPreference: (profileId, accessToken) =>
    tell((visit) => engine.saveMarketing({ profileId, email: true }, visit), accessToken),
});

/** Replacing a password, over the sandbox's line. */
export const makePasswordTalk = (engine: LaunchpadTalks, { ask, send }: SandboxLine): PasswordTalk => ({
  passwordRules: ask(() => engine.passwordRequirements, passwordRulesReply),
  forgotPassword: (email) => send((visit) => engine.forgotPassword({ username: email }, visit)),
  confirmForgotPassword: ({ email, password, code }, context) =>
    ask(
      (visit) => engine.confirmForgotPassword({ ...requestOf(context), username: email, password, code }, visit),
      grantReply,
    ),
});

/** Confirming a changed email address, over the sandbox's line. */
export const makeEmailTalk = (engine: LaunchpadTalks, { speak, send, naming }: SandboxLine): EmailTalk => ({
  resendEmailChange: (email) => send((visit) => engine.webChangeEmailResend({ username: email }, visit)),
  confirmEmailChange: (code) =>
    pipe(
      speak((visit) => engine.webChangeEmailConfirm({ code }, visit)),
      TE.bimap(naming, ({ body }) => grantIfAny(body)),
    ),
});
