import type * as E from 'fp-ts/Either';
import type { RequestContext, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeOf } from '#tests/support/codes.ts';
import { byPhone, proofOf, requestContext, seed } from '#tests/support/people.ts';
import { testBrowserId } from '#tests/wire/openLaunchpad.ts';

type Options = {
  readonly method?: string;
  /** Whether the call goes without cookies. */
  readonly anonymous?: true;
  /** The redirect mode, if it differs from the default (reads follow, other calls refuse). */
  readonly redirect?: 'manual';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A call and its expected request. */
export type Row = Options & {
  readonly path: string;
  readonly call: (identity: IdentityGateway) => () => Promise<E.Either<unknown, unknown>>;
};

const full: RequestContext = {
  ...requestContext,
  oAuth: { state: 'opaque', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  helpcentre: 'true',
};
const person = seed('personal');
const number = '+447700900101';
const code = codeOf('123456');
const changing = { ...byPhone(number), changingNumber: true };
const coded = { ...person, code };
const profileId = unsafeNominal<'ProfileId'>('p-1');
const proof = { ...proofOf(code, number), changingNumber: true, rememberBrowser: true, profileId };

const here = { location: 'GB' };
const user = { username: 'personal@sandbox.test' };
const web = { devicePlatform: 'web', preferredLanguage: 'en' };
const origin = { platform: 'XEMT', referenceSource: 'personal' };
const login = { ...user, ...web, ...origin, password: 'Correct-horse-9', redirectUrl: full.redirectUrl };
const challenge = { codeChallenge: full.oAuth.codeChallenge, codeChallengeMethod: 'S256' };
const device = { deviceId: 'web-account', deviceToken: testBrowserId };
const confirmation = { ...login, ...challenge, ...device, code };
const { redirectUrl: _, ...account } = { ...login, username: 'new@sandbox.test', country: 'GB', tcVersion: 'terms-1' };
const provenEmail = { ...here, changeTwoFANumber: false, channel: 'email', rememberBrowser: false };
const provenNumber = { ...here, twoFANumber: number, changeTwoFANumber: true, channel: 'sms', rememberBrowser: true };
const resent = { ...user, ...here, platform: 'XEMT', preferredLanguage: 'en' };
const forgotten = { ...user, ...web, ...origin };

const byDevice = { headers: { deviceid: 'web-account' } };
const byBoth = { headers: { browserid: testBrowserId, deviceid: 'web-account' } };
/** The commands that name the device, or go without cookies. */
const commandOptions: Readonly<Record<string, Options>> = {
  websignup: byDevice,
  websignupcorp: byDevice,
  forgotPassword: { ...byDevice, anonymous: true },
  resendConfirmationCode: { ...byBoth, anonymous: true },
  webChangeEmailResend: byBoth,
};

const row = (path: string, call: Row['call'], options: Options = {}): Row => ({ path, call, ...options });
const command = (name: string, call: Row['call'], body: object): Row =>
  row(`/authorization/${name}`, call, { body, ...commandOptions[name] });
const signUp = (accountType: 'Personal' | 'Business'): Row['call'] => {
  const newcomer = { ...seed('new'), accountType, termsVersion: 'terms-1' };
  return ({ signUp: open }) => open(newcomer, full);
};
const send2FA = (request: TwoFactorRequest, body: object): Row =>
  command('send2FA', ({ requestTwoFactor }) => requestTwoFactor(request, full), {
    ...here,
    ...body,
    referenceSource: 'personal',
  });
const withCode = { ...login, helpcentre: 'true', verifyCode: code };
const byEmail = proofOf(code, null);
const entered = { code, referenceSource: 'personal' };

/** Every command (specification 7). Null fields are omitted, and a sign-in with a code has no challenge. */
const commandRows: ReadonlyArray<Row> = [
  command('weblogin', ({ signIn }) => signIn(person, full), { ...login, ...challenge, helpcentre: 'true' }),
  command('websignup', signUp('Personal'), account),
  command('websignupcorp', signUp('Business'), account),
  command('confirmSignup', ({ confirmSignUp }) => confirmSignUp(coded, full), { ...confirmation, ...here }),
  command('resendConfirmationCode', ({ resendSignUpCode }) => resendSignUpCode(person.email, full), resent),
  command('forgotPassword', ({ sendPasswordCode }) => sendPasswordCode(person.email, full), forgotten),
  command('confirmForgotPassword', ({ replacePassword }) => replacePassword(coded, full), confirmation),
  command('webChangeEmailResend', ({ resendEmailChangeCode }) => resendEmailChangeCode(person.email), user),
  command('webChangeEmailConfirm', ({ confirmEmailChange }) => confirmEmailChange(code, full), { code, ...origin }),
  command('weblogin', ({ signInWithTwoFactor }) => signInWithTwoFactor(person, proof, full), {
    ...withCode,
    ...provenNumber,
    twoFAProfileId: 'p-1',
  }),
  command('weblogin', ({ signInWithTwoFactor }) => signInWithTwoFactor(person, byEmail, full), {
    ...withCode,
    ...provenEmail,
  }),
  send2FA({ _tag: 'StatusOnly' }, { changeTwoFANumber: false }),
  send2FA({ _tag: 'ByEmail' }, { channel: 'email', changeTwoFANumber: false }),
  send2FA(byPhone(number, 'call'), { channel: 'call', phoneNumber: number, changeTwoFANumber: false }),
  send2FA(changing, { channel: 'sms', phoneNumber: number, changeTwoFANumber: true }),
  command('validate2FA', ({ verifyTwoFactor }) => verifyTwoFactor(proof, full), { ...entered, ...provenNumber }),
  command('validate2FA', ({ verifyTwoFactor }) => verifyTwoFactor(byEmail, full), { ...entered, ...provenEmail }),
];

/** Every call to the launchpad (specification 7). */
export const callRows: ReadonlyArray<Row> = [
  ...commandRows,
  row('/authorization/passwordRequirements', ({ passwordRules }) => passwordRules, { anonymous: true }),
  row('/social-auth/status', ({ providerStatus }) => providerStatus),
  row('/getGSOTokens', ({ tokens }) => tokens(null)),
  row('/getGSOTokens', ({ tokens }) => tokens(profileId), { query: { profile_id: 'p-1' } }),
  row('/logout', ({ signOut }) => signOut, { redirect: 'manual' }),
  row('/oauth2/userInfo', ({ userInfo }) => userInfo),
  row('/authentication/status', ({ isSignedIn }) => isSignedIn),
  row('/profile', ({ profile }) => profile),
  row('/twofactorauth/lookupPhoneNumber', ({ lookUpPhone }) => lookUpPhone(number), {
    query: { phoneNumber: '447700900101' },
  }),
  row(
    '/profiles/p-1/marketingpreferences',
    ({ saveMarketingPreference: save }) => save(profileId, unsafeNominal<'AccessToken'>('a.b.c')),
    {
      method: 'PUT',
      anonymous: true,
      headers: { authorization: 'Bearer a.b.c' },
      body: { profileId: 'p-1', preferences: { profileId: 'p-1', email: true } },
    },
  ),
];
