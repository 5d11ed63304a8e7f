import type {
  EmailGateway,
  PasswordGateway,
  SignInGateway,
  SignUpGateway,
} from '#application/ports/identityGateway.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { codeSentReply, grantIfAny, grantReply, noReply, passwordRulesReply } from './replies.ts';
import { challengeFields, confirmationFields, deviceId, loginFields, proofFields, visitFields } from './requests.ts';

const credentials = 'include';

/** The sign-in calls over the launchpad client. With a second factor there is no challenge: the refused sign-in has sent it. */
export const makeSignInGateway = ({ http, request }: LaunchpadClient): SignInGateway => ({
  signIn: (typed, context) => {
    const body = { ...loginFields(typed, context), ...challengeFields(context) };
    return request('weblogin', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
  signInWithTwoFactor: (typed, proof, context) => {
    const { code: verifyCode, profileId: twoFAProfileId } = proof;
    const proven = { ...proofFields(proof), verifyCode, twoFAProfileId, location: context.location };
    const body = { ...loginFields(typed, context), ...proven };
    return request('weblogin with 2FA', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
});

/** The sign-up calls over the launchpad client. */
export const makeSignUpGateway = ({ http, browserId, request }: LaunchpadClient): SignUpGateway => ({
  signUp: ({ email, password, accountType, termsVersion }, context) => {
    const name = accountType === 'Business' ? 'websignupcorp' : 'websignup';
    const body = { username: email, password, country: 'GB', tcVersion: termsVersion, ...visitFields(context) };
    return request(
      name,
      http.post(`authorization/${name}`, body, { credentials, headers: { deviceId } }),
      codeSentReply,
    );
  },
  confirmSignUp: (coded, context) => {
    const body = { ...confirmationFields(coded, context, browserId), location: context.location };
    return request('confirmSignup', http.post('authorization/confirmSignup', body, { credentials }), grantReply);
  },
  resendConfirmationCode: (email, { location, platform, preferredLanguage }) => {
    const body = { username: email, location, platform, preferredLanguage };
    const call = http.post('authorization/resendConfirmationCode', body, { headers: { browserId, deviceId } });
    return request('resendConfirmationCode', call, codeSentReply);
  },
  saveMarketingPreference: (profileId, accessToken) => {
    const path = `profiles/${encodeURIComponent(profileId)}/marketingpreferences`;
    const body = { profileId, preferences: { profileId, email: true } };
    const headers = { authorization: `Bearer ${accessToken}` };
    return request('marketingpreferences', http.put(path, body, { headers }), noReply);
  },
});

/** The password calls over the launchpad client. */
export const makePasswordGateway = ({ http, browserId, request }: LaunchpadClient): PasswordGateway => ({
  passwordRules: request('passwordRequirements', http.get('authorization/passwordRequirements'), passwordRulesReply),
  forgotPassword: (email, context) => {
    const body = { username: email, ...visitFields(context) };
    const call = http.post('authorization/forgotPassword', body, { headers: { deviceId } });
    return request('forgotPassword', call, codeSentReply);
  },
  confirmForgotPassword: (coded, context) => {
    const body = confirmationFields(coded, context, browserId);
    const call = http.post('authorization/confirmForgotPassword', body, { credentials });
    return request('confirmForgotPassword', call, grantReply);
  },
});

/** The calls for a changed email address over the launchpad client. */
export const makeEmailGateway = ({ http, browserId, request }: LaunchpadClient): EmailGateway => ({
  resendEmailChange: (email) => {
    const options = { credentials, headers: { browserId, deviceId } } as const;
    const call = http.post('authorization/webChangeEmailResend', { username: email }, options);
    return request('webChangeEmailResend', call, codeSentReply);
  },
  confirmEmailChange: (code, { referenceSource, platform }) => {
    const body = { code, referenceSource, platform };
    const call = http.post('authorization/webChangeEmailConfirm', body, { credentials });
    return request('webChangeEmailConfirm', call, grantIfAny);
  },
});
