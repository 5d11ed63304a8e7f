import type { RequestContext } from '#application/ports/identityCalls.ts';
import { code, requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { testBrowserId } from './launchpadFixture.ts';
import type { Row } from './row.ts';

const deviceId = 'web-account';
export const full: RequestContext = {
  ...requestContext,
  oAuth: { state: 'opaque', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', codeChallengeMethod: 'S256' },
  helpcentre: 'true',
};
const challenge = { codeChallenge: full.oAuth.codeChallenge, codeChallengeMethod: 'S256' };
const origin = { platform: 'XEMT', referenceSource: 'personal' };
const visit = { ...origin, redirectUrl: full.redirectUrl };
const coded = { ...seed('personal'), code: code('123456') };
const { email } = seed('personal');
const device = { deviceId, deviceToken: testBrowserId };
const bothIds = { browserid: testBrowserId, deviceid: deviceId };

const user = { username: 'personal@sandbox.test' };
const credentials = { ...user, password: 'Correct-horse-9' };
const web = { devicePlatform: 'web', preferredLanguage: 'en' };
export const login = { ...credentials, ...web, ...visit, helpcentre: 'true' };
const confirmation = { ...credentials, ...web, ...visit, ...challenge, ...device, code: '123456' };

/** Every command (specification 7), except those of the second factor. */
export const commandRows: ReadonlyArray<Row> = [
  {
    path: '/authorization/weblogin',
    call: (identity) => identity.signIn(seed('personal'), full),
    credentials: true,
    body: { ...login, ...challenge },
  },
  ...(['Personal', 'Business'] as const).map((accountType): Row => ({
    path: accountType === 'Business' ? '/authorization/websignupcorp' : '/authorization/websignup',
    call: (identity) => identity.signUp({ ...seed('new'), accountType, termsVersion: 'terms-1' }, full),
    credentials: true,
    headers: { deviceid: deviceId },
    body: {
      ...credentials,
      username: 'new@sandbox.test',
      ...origin,
      ...web,
      country: 'GB',
      tcVersion: 'terms-1',
    },
  })),
  {
    path: '/authorization/confirmSignup',
    call: (identity) => identity.confirmSignUp(coded, full),
    credentials: true,
    body: {
      ...confirmation,
      location: 'GB',
    },
  },
  {
    path: '/authorization/resendConfirmationCode',
    call: (identity) => identity.resendConfirmationCode(email, full),
    headers: bothIds,
    body: { ...user, location: 'GB', platform: 'XEMT', preferredLanguage: 'en' },
  },
  {
    path: '/authorization/forgotPassword',
    call: (identity) => identity.forgotPassword(email, full),
    headers: { deviceid: deviceId },
    body: { ...user, ...web, ...origin },
  },
  {
    path: '/authorization/confirmForgotPassword',
    call: (identity) => identity.confirmForgotPassword(coded, full),
    credentials: true,
    body: confirmation,
  },
  {
    path: '/authorization/webChangeEmailResend',
    call: (identity) => identity.resendEmailChange(email),
    credentials: true,
    headers: bothIds,
    body: user,
  },
  {
    path: '/authorization/webChangeEmailConfirm',
    call: (identity) => identity.confirmEmailChange(code('123456'), full),
    credentials: true,
    body: { code: '123456', ...origin },
  },
];
