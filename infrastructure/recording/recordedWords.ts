import { languageOf, locales } from '#domain/locale/locale.ts';
import { routes } from '#domain/navigation/routes.ts';
import { platforms } from '#domain/platform/platform.ts';
import { channels } from '#domain/two-factor/twoFactor.ts';
import { knownRules } from '#infrastructure/launchpad/replies.ts';
import { knownCodes } from '#infrastructure/launchpad/toIdentityFault.ts';

type Words = ReadonlyArray<string | boolean>;

const channelWords = channels.map(({ name }) => name);
const flag: Words = [true, false];

const shown: { readonly [field: string]: Words } = {
  platform: platforms,
  referenceSource: ['personal', 'business', ...platforms],
  devicePlatform: ['web'],
  preferredLanguage: locales.map(languageOf),
  codeChallengeMethod: ['S256'],
  channel: [...channelWords, 'email'],
  verificationChannels: channelWords.map((name) => name.toUpperCase()),
  twoFactorAuthStatus: ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked'],
  challengeName: [...channels.map(({ challengeName }) => challengeName), 'TwoFAEmail'],
  type: ['Mobile', 'Landline', 'Voip'],
  rule: knownRules,
  code: [...knownCodes],
  success: flag,
  authenticated: flag,
  changeTwoFANumber: flag,
  rememberBrowser: flag,
};

/** The only values that a recorded body may show: the words of the contract, by the field that holds them. */
export const shownWords: ReadonlyMap<string, ReadonlySet<unknown>> = new Map(
  Object.entries(shown).map(([field, words]) => [field, new Set<unknown>(words)]),
);

/** The fields that are masked (specification 9.4). */
const specifiedFields = [
  'username',
  'password',
  'country',
  'tcVersion',
  'sessionId',
  'token',
  'name',
  'email',
  'userId',
];

/** Further fields of the contract whose name a recorded body shows, and whose value it does not. */
const proofFields = ['verifyCode', 'authCode', 'auth_code', 'tokens', 'access_token', 'codeChallenge'];
const personFields = [
  'profileId',
  'twoFAProfileId',
  'sub',
  'profile',
  'phoneNumber',
  'twoFANumber',
  'mobilePhone',
  'number',
];
const visitFields = ['deviceId', 'deviceToken', 'redirectUrl', 'helpcentre', 'location', 'provider', 'accountType'];
const frameFields = ['message', 'value', 'data', 'authenticationResult', 'preferences', 'requirements', 'documents'];

/** The only names of fields that a recorded body may show. */
export const shownFields: ReadonlySet<string> = new Set([
  ...shownWords.keys(),
  ...specifiedFields,
  ...proofFields,
  ...personFields,
  ...visitFields,
  ...frameFields,
]);

/** The only headers that a recording may show. */
export const shownHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'content-length', 'retry-after']);

const passwordCalls = ['passwordRequirements', 'forgotPassword', 'confirmForgotPassword'];
const signUpCalls = ['websignup', 'websignupcorp', 'confirmSignup', 'resendConfirmationCode', 'marketingpreferences'];
const emailCalls = ['webChangeEmailResend', 'webChangeEmailConfirm'];
const signInCalls = ['weblogin', 'getGSOTokens', 'logout', 'status', 'userInfo'];
const twoFactorCalls = ['send2FA', 'validate2FA', 'profile', 'lookupPhoneNumber'];
const folders = ['authorization', 'authentication', 'oauth2', 'profiles', 'social-auth', 'twofactorauth'];
const otherCalls = ['env', 'config.json', 'system', 'fields', 'api', 'v2', 'documents', 'search'];
const collectorCalls = ['v1', 'projects', 'settings', 'batch', 'track'];

/** The only parts of a path that a recorded address may show: those of the screens and of the calls. */
export const shownPathParts: ReadonlySet<string> = new Set([
  ...Object.keys(routes).flatMap((path) => path.split('/')),
  ...folders,
  ...signInCalls,
  ...signUpCalls,
  ...emailCalls,
  ...passwordCalls,
  ...twoFactorCalls,
  ...otherCalls,
  ...collectorCalls,
]);
