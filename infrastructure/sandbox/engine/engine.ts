import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import type { AccountDraft } from './account.ts';
import { exchangeCode } from './authCodes.ts';
import type { ClientContext } from './clientContext.ts';
import { randomToken } from './random.ts';
import { makeControlRoom } from './controlRoom.ts';
import { webChangeEmailConfirm, webChangeEmailResend } from './emailChange.ts';
import type { Engine, LaunchpadApi } from './engineApi.ts';
import { lookupPhoneNumber, profile } from './lookup.ts';
import { saveMarketing } from './marketing.ts';
import type { ClientCall, EngineCall, Reply } from './reply.ts';
import { confirmForgotPassword, forgotPassword, passwordRequirements } from './reset.ts';
import { validate2FA } from './secondFactor.ts';
import { send2FA } from './sendTwoFactor.ts';
import { weblogin } from './signIn.ts';
import { confirmSignup, resendConfirmationCode, signUpAs } from './signUp.ts';
import { answerSocial, socialStatus } from './social.ts';
import { emptyState } from './state.ts';
import { systemFields } from './systemFields.ts';
import { authenticationStatus, getGSOTokens, logout, userInfo } from './tokens.ts';
import type { EngineParts, EngineDeps } from './engineDeps.ts';

/** Makes one launchpad in memory, with the seed accounts unless others are given. */
export const makeEngine = (parts: EngineParts, seeds: ReadonlyArray<AccountDraft> = seedAccounts): Engine => {
  const deps: EngineDeps = { ...parts, state: emptyState(), signingKey: randomToken(parts) };
  return { ...makeLaunchpadApi(deps), ...makeControlRoom(deps, seeds) };
};

const makeLaunchpadApi = (deps: EngineDeps): LaunchpadApi => {
  const bind =
    <Input, Body>(call: EngineCall<Input, Body>) =>
    (input: Input, client: ClientContext): Reply<Body> =>
    () =>
      call(deps, input, client);
  const bindClient =
    <Body>(call: ClientCall<Body>) =>
    (client: ClientContext): Reply<Body> =>
    () =>
      call(deps, client);
  return {
    passwordRequirements,
    systemFields,
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
    logout: bindClient(logout),
    userInfo: bindClient(userInfo),
    authenticationStatus: bindClient(authenticationStatus),
    exchangeCode: (input) => () => exchangeCode(deps, input),
    send2FA: bind(send2FA),
    validate2FA: bind(validate2FA),
    profile: bindClient(profile),
    lookupPhoneNumber: bind(lookupPhoneNumber),
    answerSocial: bind(answerSocial),
    socialStatus: bindClient(socialStatus),
    saveMarketing: bind(saveMarketing),
  };
};
