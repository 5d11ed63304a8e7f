import type { CodedCredentials, RequestContext } from '#application/ports/identityCalls.ts';
import type {
  EmailGateway,
  PasswordGateway,
  SignInGateway,
  SignUpGateway,
} from '#application/ports/identityGateway.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import { challengeMethod } from '#domain/redirect/oAuth.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { codeSentReply, grantIfAny, grantReply, noReply, passwordRulesReply, tokensReply } from './replies.ts';
import { twoFactorProofFields } from './sessionGateway.ts';

const credentials = 'include';

/** The fixed device id of this site. It is sent by the calls that the specification (7.2) lists with one. */
export const deviceId: string = 'web-account';

/** What a call says of the visit. */
const visitFields = ({ platform, referenceSource, preferredLanguage }: RequestContext): object => ({
  devicePlatform: 'web',
  platform,
  referenceSource,
  preferredLanguage,
});

/** The PKCE challenge of the visit. */
const challengeFields = ({ oAuth }: RequestContext): object => ({
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: challengeMethod(oAuth),
});

/** What both kinds of sign-in send. */
const loginFields = ({ email, password }: Credentials, context: RequestContext): object => ({
  username: email,
  password,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  helpcentre: context.helpcentre,
});

/** What confirms a sign-up or a new password by an emailed code. */
const confirmationFields = (
  { email, password, code }: CodedCredentials,
  context: RequestContext,
  browserId: string,
): object => ({
  username: email,
  password,
  code,
  deviceId,
  // Because: the device id is the same for everybody, so only the id of the browser tells one device from another.
  deviceToken: browserId,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  ...challengeFields(context),
});

/** The sign-in calls. With a second factor there is no challenge: the refused sign-in has sent it. The tokens need no password. */
export const makeSignInGateway = (
  { post, request }: LaunchpadClient,
  sessionClient: LaunchpadClient,
): SignInGateway => ({
  signIn: (typed, context) => {
    const body = { ...loginFields(typed, context), ...challengeFields(context) };
    return request('weblogin', post('weblogin', body), grantReply);
  },
  signInWithTwoFactor: (typed, proof, context) => {
    const { code: verifyCode, profileId: twoFAProfileId } = proof;
    const secondFactor = { ...twoFactorProofFields(proof), verifyCode, twoFAProfileId, location: context.location };
    const body = { ...loginFields(typed, context), ...secondFactor };
    return request('weblogin with 2FA', post('weblogin', body), grantReply);
  },
  tokens: (profileId) => {
    const call = sessionClient.http.get('getGSOTokens', { credentials, query: { profile_id: profileId } });
    return sessionClient.request('getGSOTokens', call, tokensReply);
  },
});

/** The sign-up calls. */
export const makeSignUpGateway = ({ http, browserId, post, request }: LaunchpadClient): SignUpGateway => ({
  signUp: ({ email, password, accountType, termsVersion }, context) => {
    const name = accountType === 'Business' ? 'websignupcorp' : 'websignup';
    const body = { username: email, password, country: 'GB', tcVersion: termsVersion, ...visitFields(context) };
    const call = post(name, body, { credentials, headers: { deviceId } });
    return request(name, call, codeSentReply);
  },
  confirmSignUp: (coded, context) => {
    const body = { ...confirmationFields(coded, context, browserId), location: context.location };
    return request('confirmSignup', post('confirmSignup', body), grantReply);
  },
  resendSignUpCode: (email, { location, platform, preferredLanguage }) => {
    const body = { username: email, location, platform, preferredLanguage };
    const call = post('resendConfirmationCode', body, { headers: { browserId, deviceId } });
    return request('resendConfirmationCode', call, codeSentReply);
  },
  saveMarketingPreference: (profileId, accessToken) => {
    const path = `profiles/${encodeURIComponent(profileId)}/marketingpreferences`;
    const body = { profileId, preferences: { profileId, email: true } };
    const call = http.put(path, body, { headers: { authorization: `Bearer ${accessToken}` } });
    return request('marketingpreferences', call, noReply);
  },
});

/** The password calls. */
export const makePasswordGateway = ({ http, browserId, post, request }: LaunchpadClient): PasswordGateway => ({
  passwordRules: request('passwordRequirements', http.get('authorization/passwordRequirements'), passwordRulesReply),
  sendPasswordCode: (email, context) => {
    const call = post('forgotPassword', { username: email, ...visitFields(context) }, { headers: { deviceId } });
    return request('forgotPassword', call, codeSentReply);
  },
  replacePassword: (coded, context) => {
    const call = post('confirmForgotPassword', confirmationFields(coded, context, browserId));
    return request('confirmForgotPassword', call, grantReply);
  },
});

/** The calls for a changed email address. */
export const makeEmailGateway = ({ browserId, post, request }: LaunchpadClient): EmailGateway => ({
  resendEmailChangeCode: (email) => {
    const call = post('webChangeEmailResend', { username: email }, { credentials, headers: { browserId, deviceId } });
    return request('webChangeEmailResend', call, codeSentReply);
  },
  confirmEmailChange: (code, { referenceSource, platform }) => {
    const call = post('webChangeEmailConfirm', { code, referenceSource, platform });
    return request('webChangeEmailConfirm', call, grantIfAny);
  },
});
