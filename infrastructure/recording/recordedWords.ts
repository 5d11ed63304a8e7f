import { languageOf, locales } from '#domain/locale/locale.ts';
import { routes } from '#domain/navigation/routes.ts';
import { platforms } from '#domain/platform/platform.ts';
import { channels } from '#domain/two-factor/channels.ts';
import { knownRules } from '#domain/identity/checkPassword.ts';
import { launchpadCodes } from '#infrastructure/launchpad/toIdentityFault.ts';

type Words = ReadonlyArray<string | boolean>;

const channelNames = channels.map(({ name }) => name);
const flag: Words = [true, false];

const wordsByField: { readonly [field: string]: Words } = {
  platform: platforms,
  referenceSource: ['personal', 'business', ...platforms],
  devicePlatform: ['web'],
  preferredLanguage: locales.map(languageOf),
  codeChallengeMethod: ['S256'],
  channel: [...channelNames, 'email'],
  verificationChannels: channelNames.map((name) => name.toUpperCase()),
  twoFactorAuthStatus: ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked'],
  challengeName: [...channels.map(({ challengeName }) => challengeName), 'TwoFAEmail'],
  type: ['Mobile', 'Landline', 'Voip'],
  rule: knownRules,
  code: [...launchpadCodes],
  success: flag,
  authenticated: flag,
  changeTwoFANumber: flag,
  rememberBrowser: flag,
};

/** The only values that a recorded body may show: the words of the contract, by the field that holds them. */
export const shownWords: ReadonlyMap<string, ReadonlySet<unknown>> = new Map(
  Object.entries(wordsByField).map(([field, words]) => [field, new Set<unknown>(words)]),
);

const secrets = ['password', 'token', 'tokens', 'access_token', 'authCode', 'auth_code', 'verifyCode', 'sessionId'];
const person = ['username', 'email', 'name', 'userId', 'sub', 'profile', 'profileId', 'twoFAProfileId', 'country'];
const numbers = ['phoneNumber', 'twoFANumber', 'mobilePhone', 'number'];
const visit = ['deviceId', 'deviceToken', 'redirectUrl', 'helpcentre', 'location', 'provider', 'accountType'];
const answers = ['message', 'value', 'data', 'authenticationResult', 'preferences', 'requirements', 'documents'];
const others = ['tcVersion', 'codeChallenge'];

/** The only names of fields that a recorded body may show. Those without words show no value (specification 9.4). */
export const shownFields: ReadonlySet<string> = new Set(
  [[...shownWords.keys()], secrets, person, numbers, visit, answers, others].flat(),
);

/** The only headers that a recording may show. */
export const shownHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'content-length', 'retry-after']);

const screens = Object.keys(routes).flatMap((path) => path.split('/'));
const folders = ['authorization', 'authentication', 'oauth2', 'profiles', 'social-auth', 'twofactorauth'];
const sessionCalls = ['weblogin', 'getGSOTokens', 'logout', 'status', 'userInfo'];
const signUpCalls = ['websignup', 'websignupcorp', 'confirmSignup', 'resendConfirmationCode', 'marketingpreferences'];
const passwordCalls = ['passwordRequirements', 'forgotPassword', 'confirmForgotPassword'];
const emailCalls = ['webChangeEmailResend', 'webChangeEmailConfirm'];
const twoFactorCalls = ['send2FA', 'validate2FA', 'profile', 'lookupPhoneNumber'];
const identityCalls = [folders, sessionCalls, signUpCalls, passwordCalls, emailCalls, twoFactorCalls].flat();
const otherCalls = ['env', 'config.json', 'system', 'fields', 'api', 'v2', 'documents', 'search'];
const collectorCalls = ['v1', 'projects', 'settings', 'batch', 'track'];

/** The only parts of a path that a recorded address may show: those of the screens and of the calls. */
export const shownPathParts: ReadonlySet<string> = new Set([screens, identityCalls, otherCalls, collectorCalls].flat());
