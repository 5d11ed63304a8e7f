import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import type { AccountDraft } from './account.ts';
import { exchangeCode } from './authCodes.ts';
import { unguessable } from './chance.ts';
import { makeControlRoom } from './controlRoom.ts';
import { webChangeEmailConfirm, webChangeEmailResend } from './emailChange.ts';
import type { Engine, LaunchpadTalks } from './engineFace.ts';
import { lookupPhoneNumber, profile } from './lookup.ts';
import { saveMarketing } from './marketing.ts';
import { confirmForgotPassword, forgotPassword, passwordRequirements } from './reset.ts';
import { send2FA } from './sendTwoFactor.ts';
import { weblogin } from './signIn.ts';
import { confirmSignup, resendConfirmationCode, signUpAs } from './signUp.ts';
import { answerSocial, socialStatus } from './social.ts';
import { emptyState } from './state.ts';
import { systemFields } from './systemFields.ts';
import { authenticationStatus, getGSOTokens, logout, userInfo } from './tokens.ts';
import { validate2FA } from './validateTwoFactor.ts';
import type { EngineParts, Workings } from './workings.ts';

/** One launchpad in memory, with the seed accounts unless others are given. */
export const makeEngine = (parts: EngineParts, seeds: ReadonlyArray<AccountDraft> = seedAccounts): Engine => {
  const workings: Workings = { ...parts, state: emptyState(), signingKey: unguessable(parts) };
  return { ...makeTalks(workings), ...makeControlRoom(workings, seeds) };
};

const makeTalks = (workings: Workings): LaunchpadTalks => ({
  passwordRequirements,
  systemFields,
  weblogin: weblogin(workings),
  websignup: signUpAs(workings, 'Personal'),
  websignupcorp: signUpAs(workings, 'Corporate'),
  confirmSignup: confirmSignup(workings),
  resendConfirmationCode: resendConfirmationCode(workings),
  webChangeEmailResend: webChangeEmailResend(workings),
  webChangeEmailConfirm: webChangeEmailConfirm(workings),
  forgotPassword: forgotPassword(workings),
  confirmForgotPassword: confirmForgotPassword(workings),
  getGSOTokens: getGSOTokens(workings),
  logout: logout(workings),
  userInfo: userInfo(workings),
  authenticationStatus: authenticationStatus(workings),
  exchangeCode: exchangeCode(workings),
  send2FA: send2FA(workings),
  validate2FA: validate2FA(workings),
  profile: profile(workings),
  lookupPhoneNumber: lookupPhoneNumber(workings),
  answerSocial: answerSocial(workings),
  socialStatus: socialStatus(workings),
  saveMarketing: saveMarketing(workings),
});
