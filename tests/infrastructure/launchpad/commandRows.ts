import type { RequestContext } from '#application/ports/identityCalls.ts';
import { codeOf } from '#tests/support/codes.ts';
import { requestContext, seed } from '#tests/support/people.ts';
import { testBrowserId } from '#tests/wire/openLaunchpad.ts';
import { command, type Row } from './row.ts';

export const full: RequestContext = {
  ...requestContext,
  oAuth: { state: 'opaque', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  helpcentre: 'true',
};
const challenge = { codeChallenge: full.oAuth.codeChallenge, codeChallengeMethod: 'S256' };
const origin = { platform: 'XEMT', referenceSource: 'personal' };
const visit = { ...origin, redirectUrl: full.redirectUrl };
const coded = { ...seed('personal'), code: codeOf('123456') };
const { email } = seed('personal');
const deviceId = 'web-account';
const withDevice = { headers: { deviceid: deviceId } };
const withBothIds = { headers: { browserid: testBrowserId, deviceid: deviceId } };

const user = { username: 'personal@sandbox.test' };
const credentials = { ...user, password: 'Correct-horse-9' };
const web = { devicePlatform: 'web', preferredLanguage: 'en' };
export const login = { ...credentials, ...web, ...visit, helpcentre: 'true' };
const device = { deviceId, deviceToken: testBrowserId };
const confirmation = { ...credentials, ...web, ...visit, ...challenge, ...device, code: codeOf('123456') };
const newcomer = {
  ...credentials,
  username: 'new@sandbox.test',
  ...origin,
  ...web,
  country: 'GB',
  tcVersion: 'terms-1',
};

const signUp = (accountType: 'Personal' | 'Business'): Row['call'] => {
  const account = { ...seed('new'), accountType, termsVersion: 'terms-1' };
  return (identity) => identity.signUp(account, full);
};

/** Every command (specification 7), except those of the second factor. */
export const commandRows: ReadonlyArray<Row> = [
  command('weblogin', (identity) => identity.signIn(seed('personal'), full), { ...login, ...challenge }),
  { ...command('websignup', signUp('Personal'), newcomer), ...withDevice },
  { ...command('websignupcorp', signUp('Business'), newcomer), ...withDevice },
  command('confirmSignup', (identity) => identity.confirmSignUp(coded, full), { ...confirmation, location: 'GB' }),
  {
    path: '/authorization/resendConfirmationCode',
    call: (identity) => identity.resendSignUpCode(email, full),
    body: { ...user, location: 'GB', platform: 'XEMT', preferredLanguage: 'en' },
    ...withBothIds,
  },
  {
    path: '/authorization/forgotPassword',
    call: (identity) => identity.sendPasswordCode(email, full),
    body: { ...user, ...web, ...origin },
    ...withDevice,
  },
  command('confirmForgotPassword', (identity) => identity.replacePassword(coded, full), confirmation),
  { ...command('webChangeEmailResend', (identity) => identity.resendEmailChangeCode(email), user), ...withBothIds },
  command('webChangeEmailConfirm', (identity) => identity.confirmEmailChange(codeOf('123456'), full), {
    code: codeOf('123456'),
    ...origin,
  }),
];
