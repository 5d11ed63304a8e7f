import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { EmailTalk } from '#application/ports/emailTalk.ts';
import type { PasswordTalk } from '#application/ports/passwordTalk.ts';
import type { SignInTalk } from '#application/ports/signInTalk.ts';
import type { SignUpTalk } from '#application/ports/signUpTalk.ts';
import type { Line } from './line.ts';
import { passwordRulesReply } from './passwordRules.ts';
import { grantIfAny, grantReply } from './replies.ts';
import * as requests from './requests.ts';

const credentials = 'include';

/** Signing in, over the launchpad's line. */
export const makeSignInTalk = ({ http, ask }: Line): SignInTalk => ({
  signIn: (typed, context) => {
    const body = requests.loginBody(typed, context);
    return ask('weblogin', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
  signInWithTwoFactor: (typed, proof, context) => {
    const body = requests.loginWithTwoFactorBody(typed, proof, context);
    return ask('weblogin with 2FA', http.post('authorization/weblogin', body, { credentials }), grantReply);
  },
});

/** Signing up, over the launchpad's line. */
export const makeSignUpTalk = ({ http, device, ask, tell, send }: Line): SignUpTalk => ({
  signUp: (account, context) => {
    const name = account.accountType === 'Business' ? 'websignupcorp' : 'websignup';
    const options = { credentials, headers: { deviceId: device.id } } as const;
    return send(name, http.post(`authorization/${name}`, requests.signUpBody(account, context), options));
  },
  confirmSignUp: (coded, context) => {
    const body = requests.confirmSignUpBody(coded, context, device);
    return ask('confirmSignup', http.post('authorization/confirmSignup', body, { credentials }), grantReply);
  },
  resendConfirmationCode: (email, context) => {
    const headers = { browserId: device.browserId, deviceId: device.id };
    const body = requests.resendCodeBody(email, context);
    return send('resendConfirmationCode', http.post('authorization/resendConfirmationCode', body, { headers }));
  },
  saveMarketingPreference: (profileId, accessToken) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { profileId, preferences: { profileId, email: true } };
    const path = `profiles/${encodeURIComponent(profileId)}/marketingpreferences`;
    return tell('marketingpreferences', http.put(path, body, { headers }));
  },
});

/** Replacing a password, over the launchpad's line. */
export const makePasswordTalk = ({ http, device, ask, send }: Line): PasswordTalk => ({
  passwordRules: ask('passwordRequirements', http.get('authorization/passwordRequirements'), passwordRulesReply),
  forgotPassword: (email, context) => {
    const headers = { deviceId: device.id };
    const body = requests.askForResetBody(email, context);
    return send('forgotPassword', http.post('authorization/forgotPassword', body, { headers }));
  },
  confirmForgotPassword: (coded, context) => {
    const body = requests.confirmResetBody(coded, context, device);
    const call = http.post('authorization/confirmForgotPassword', body, { credentials });
    return ask('confirmForgotPassword', call, grantReply);
  },
});

/** Confirming a changed email address, over the launchpad's line. */
export const makeEmailTalk = ({ http, device, send, complain }: Line): EmailTalk => ({
  resendEmailChange: (email) => {
    const options = { credentials, headers: { browserId: device.browserId, deviceId: device.id } } as const;
    return send('webChangeEmailResend', http.post('authorization/webChangeEmailResend', { username: email }, options));
  },
  confirmEmailChange: (code, context) => {
    const body = requests.confirmEmailBody(code, context);
    return pipe(
      http.post('authorization/webChangeEmailConfirm', body, { credentials }),
      TE.bimap(complain('webChangeEmailConfirm'), (answer) => grantIfAny(answer.body)),
    );
  },
});
