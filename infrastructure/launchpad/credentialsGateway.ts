import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  EmailGateway,
  PasswordGateway,
  SignInGateway,
  SignUpGateway,
} from '#application/ports/identityGateway.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { passwordRulesReply } from './passwordRules.ts';
import { grantIfAny, grantReply } from './replies.ts';
import * as requests from './requests.ts';

const credentials = 'include';

/** Makes the sign-in calls over the launchpad client. */
export const makeSignInGateway = ({ http, request }: LaunchpadClient): SignInGateway => ({
  signIn: (typed, context) => {
    const body = requests.loginBody(typed, context);
    return request('weblogin', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
  signInWithTwoFactor: (typed, proof, context) => {
    const body = requests.loginWithTwoFactorBody(typed, proof, context);
    return request('weblogin with 2FA', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
});

/** Makes the sign-up calls over the launchpad client. */
export const makeSignUpGateway = ({ http, device, request, command, sendCode }: LaunchpadClient): SignUpGateway => ({
  signUp: (account, context) => {
    const name = account.accountType === 'Business' ? 'websignupcorp' : 'websignup';
    const options = { credentials, headers: { deviceId: device.id } } as const;
    return sendCode(name, http.post(`authorization/${name}`, requests.signUpBody(account, context), options));
  },
  confirmSignUp: (coded, context) => {
    const body = requests.confirmSignUpBody(coded, context, device);
    return request('confirmSignup', http.post('authorization/confirmSignup', body, { credentials }), grantReply);
  },
  resendConfirmationCode: (email, context) => {
    const headers = { browserId: device.browserId, deviceId: device.id };
    const body = requests.resendCodeBody(email, context);
    return sendCode('resendConfirmationCode', http.post('authorization/resendConfirmationCode', body, { headers }));
  },
  saveMarketingPreference: (profileId, accessToken) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { profileId, preferences: { profileId, email: true } };
    const path = `profiles/${encodeURIComponent(profileId)}/marketingpreferences`;
    return command('marketingpreferences', http.put(path, body, { headers }));
  },
});

/** Makes the password calls over the launchpad client. */
export const makePasswordGateway = ({ http, device, request, sendCode }: LaunchpadClient): PasswordGateway => ({
  passwordRules: request('passwordRequirements', http.get('authorization/passwordRequirements'), passwordRulesReply),
  forgotPassword: (email, context) => {
    const headers = { deviceId: device.id };
    const body = requests.askForResetBody(email, context);
    return sendCode('forgotPassword', http.post('authorization/forgotPassword', body, { headers }));
  },
  confirmForgotPassword: (coded, context) => {
    const body = requests.confirmResetBody(coded, context, device);
    const call = http.post('authorization/confirmForgotPassword', body, { credentials });
    return request('confirmForgotPassword', call, grantReply);
  },
});

/** Makes the calls for a changed email address over the launchpad client. */
export const makeEmailGateway = ({ http, device, sendCode, toFault }: LaunchpadClient): EmailGateway => ({
  resendEmailChange: (email) => {
    const options = { credentials, headers: { browserId: device.browserId, deviceId: device.id } } as const;
    return sendCode(
      'webChangeEmailResend',
      http.post('authorization/webChangeEmailResend', { username: email }, options),
    );
  },
  confirmEmailChange: (code, context) => {
    const body = requests.confirmEmailBody(code, context);
    return pipe(
      http.post('authorization/webChangeEmailConfirm', body, { credentials }),
      TE.bimap(toFault('webChangeEmailConfirm'), (answer) => grantIfAny(answer.body)),
    );
  },
});
