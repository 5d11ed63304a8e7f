import type { TalkContext } from '#application/ports/talkContext.ts';
import { mint } from '#domain/shared/nominal.ts';
import { code, context, seed } from '#tests/contracts/identityStage.ts';
import { testBrowserId } from './launchpadStage.ts';
import type { Row } from './row.ts';

const hidden = '•••';
const deviceId = 'web-account';
const full: TalkContext = {
  ...context,
  oAuth: { state: 'opaque', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', codeChallengeMethod: 'S256' },
  helpcentre: 'true',
};
const challenge = { codeChallenge: full.oAuth.codeChallenge, codeChallengeMethod: 'S256' };
const origin = { platform: 'XEMT', referenceSource: 'personal' };
const visit = { ...origin, redirectUrl: full.redirectUrl };
const coded = { ...seed('personal'), code: code('123456') };
const { email } = seed('personal');
const profileId = mint<'ProfileId'>('p-1');
const proof = {
  code: code('123456'),
  channel: 'sms',
  number: '+447700900101',
  changingNumber: true,
  rememberBrowser: true,
  profileId,
} as const;
const provenNumber = {
  twoFANumber: '+447700900101',
  changeTwoFANumber: true,
  channel: 'sms',
  rememberBrowser: true,
  location: 'GB',
};
const device = { deviceId, deviceToken: testBrowserId };
const bothIds = { browserid: testBrowserId, deviceid: deviceId };

const user = { username: hidden };
const credentials = { ...user, password: hidden };
const web = { devicePlatform: 'web', preferredLanguage: 'en' };
const here = { location: 'GB', referenceSource: 'personal' };
const login = { ...credentials, ...web, ...visit, helpcentre: 'true' };
const confirmation = { ...credentials, ...web, ...visit, ...challenge, ...device, code: '123456' };

/** Every command of the spec's table. */
export const commandRows: ReadonlyArray<Row> = [
  {
    path: '/authorization/weblogin',
    call: (identity) => identity.signIn(seed('personal'), full),
    credentials: true,
    body: { ...login, ...challenge },
  },
  {
    path: '/authorization/weblogin',
    call: (identity) => identity.signInWithTwoFactor(seed('personal'), proof, full),
    credentials: true,
    body: {
      ...login,
      ...provenNumber,
      verifyCode: '123456',
      twoFAProfileId: 'p-1',
    },
  },
  ...(['Personal', 'Business'] as const).map((accountType): Row => ({
    path: accountType === 'Business' ? '/authorization/websignupcorp' : '/authorization/websignup',
    call: (identity) => identity.signUp({ ...seed('new'), accountType, termsVersion: 'terms-1' }, full),
    credentials: true,
    headers: { deviceid: deviceId },
    body: {
      ...credentials,
      ...origin,
      ...web,
      country: hidden,
      tcVersion: hidden,
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
  {
    path: '/authorization/send2FA',
    call: (identity) => identity.send2FA({ _tag: 'StatusOnly' }, full),
    credentials: true,
    body: { changeTwoFANumber: false, ...here },
  },
  {
    path: '/authorization/send2FA',
    call: (identity) => identity.send2FA({ _tag: 'ByEmail' }, full),
    credentials: true,
    body: { channel: 'email', changeTwoFANumber: false, ...here },
  },
  {
    path: '/authorization/send2FA',
    call: (identity) =>
      identity.send2FA({ _tag: 'ByPhone', channel: 'call', number: '+447700900101', changingNumber: true }, full),
    credentials: true,
    body: {
      ...here,
      channel: 'call',
      phoneNumber: '+447700900101',
      changeTwoFANumber: true,
    },
  },
  {
    path: '/authorization/validate2FA',
    call: (identity) => identity.validate2FA(proof, full),
    credentials: true,
    body: { code: '123456', ...provenNumber, referenceSource: 'personal' },
  },
];
