import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import type { AccountDraft } from './account.ts';
import { makeControlRoom } from './controlRoom.ts';
import type { Engine } from './engineApi.ts';
import { randomToken, type EngineDeps, type EngineParts } from './engineDeps.ts';
import { confirmForgotPassword, forgotPassword, passwordRequirements } from './passwords.ts';
import type { Outcome, Reply } from './reply.ts';
import { validate2FA } from './secondFactor.ts';
import { lookupPhoneNumber, profile, send2FA } from './sendTwoFactor.ts';
import { weblogin } from './signIn.ts';
import {
  confirmSignup,
  resendConfirmationCode,
  signUpAs,
  webChangeEmailConfirm,
  webChangeEmailResend,
} from './signUp.ts';
import { answerSocial, socialStatus } from './social.ts';
import { emptyState } from './state.ts';
import { systemFields } from './systemFields.ts';
import { authenticationStatus, exchangeCode, getGSOTokens, logout, saveMarketing, userInfo } from './tokens.ts';

/** Makes one launchpad in memory, with the seed accounts unless others are given. */
export const makeEngine = (parts: EngineParts, seeds: ReadonlyArray<AccountDraft> = seedAccounts): Engine => {
  const deps: EngineDeps = { ...parts, state: emptyState(), signingKey: randomToken(parts) };
  const bind =
    <Parameters extends ReadonlyArray<unknown>, Body>(
      call: (deps: EngineDeps, ...parameters: Parameters) => Promise<Outcome<Body>>,
    ) =>
    (...parameters: Parameters): Reply<Body> =>
    () =>
      call(deps, ...parameters);
  return {
    ...makeControlRoom(deps, seeds),
    passwordRequirements: bind(passwordRequirements),
    systemFields: bind(systemFields),
    weblogin: bind(weblogin),
    websignup: bind(signUpAs('Personal')),
    websignupcorp: bind(signUpAs('Corporate')),
    confirmSignup: bind(confirmSignup),
    resendConfirmationCode: bind(resendConfirmationCode),
    webChangeEmailResend: bind(webChangeEmailResend),
    webChangeEmailConfirm: bind(webChangeEmailConfirm),
    forgotPassword: bind(forgotPassword),
    confirmForgotPassword: bind(confirmForgotPassword),
    getGSOTokens: bind(getGSOTokens),
    logout: bind(logout),
    userInfo: bind(userInfo),
    authenticationStatus: bind(authenticationStatus),
    exchangeCode: bind(exchangeCode),
    send2FA: bind(send2FA),
    validate2FA: bind(validate2FA),
    profile: bind(profile),
    lookupPhoneNumber: bind(lookupPhoneNumber),
    answerSocial: bind(answerSocial),
    socialStatus: bind(socialStatus),
    saveMarketing: bind(saveMarketing),
  };
};
