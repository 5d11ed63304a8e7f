import type {
  CodedCredentials,
  NewAccount,
  RequestContext,
  TwoFactorProof,
  TwoFactorRequest,
} from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';

/** The identity of this browser at the launchpad. */
export type Device = {
  readonly id: string;
  /** The id of this browser; the same at every visit if storage works. */
  readonly browserId: string;
};

type Body = { readonly [field: string]: unknown };

/** Removes null fields, so that a missing challenge stays missing. */
const omitNull = (fields: Body): Body =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const devicePlatform = 'web';
const signUpCountry = 'GB';

const challenge = ({ oAuth }: RequestContext): Body => ({
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: oAuth.codeChallengeMethod,
});

const origin = ({ platform, referenceSource }: RequestContext): Body => ({ platform, referenceSource });

const loginFields = ({ email, password }: Credentials, context: RequestContext): Body => ({
  username: email,
  password,
  devicePlatform,
  ...origin(context),
  redirectUrl: context.redirectUrl,
  preferredLanguage: context.preferredLanguage,
  helpcentre: context.helpcentre,
});

/** The body of weblogin. */
export const loginBody = (credentials: Credentials, context: RequestContext): Body =>
  omitNull({ ...loginFields(credentials, context), ...challenge(context) });

/** The body of weblogin with a second factor. It has no code challenge: the refused sign-in has sent it. */
export const loginWithTwoFactorBody = (
  credentials: Credentials,
  proof: TwoFactorProof,
  context: RequestContext,
): Body =>
  omitNull({
    ...loginFields(credentials, context),
    ...numberFields(proof),
    verifyCode: proof.code,
    twoFAProfileId: proof.profileId,
    location: context.location,
  });

const numberFields = ({ number, changingNumber, channel, rememberBrowser }: TwoFactorProof): Body => ({
  twoFANumber: number,
  changeTwoFANumber: changingNumber,
  channel,
  rememberBrowser,
});

/** The body of websignup and websignupcorp. */
export const signUpBody = ({ email, password, termsVersion }: NewAccount, context: RequestContext): Body =>
  omitNull({
    username: email,
    password,
    country: signUpCountry,
    tcVersion: termsVersion,
    devicePlatform,
    ...origin(context),
    preferredLanguage: context.preferredLanguage,
  });

const codedFields = ({ email, password, code }: CodedCredentials, device: Device): Body => ({
  username: email,
  password,
  code,
  deviceId: device.id,
  deviceToken: device.browserId,
  devicePlatform,
});

/** The body of confirmForgotPassword. */
export const confirmResetBody = (coded: CodedCredentials, context: RequestContext, device: Device): Body =>
  omitNull({
    ...codedFields(coded, device),
    ...origin(context),
    ...challenge(context),
    redirectUrl: context.redirectUrl,
    preferredLanguage: context.preferredLanguage,
  });

/** The body of confirmSignup. */
export const confirmSignUpBody = (coded: CodedCredentials, context: RequestContext, device: Device): Body => ({
  ...confirmResetBody(coded, context, device),
  location: context.location,
});

/** The body of resendConfirmationCode. */
export const resendCodeBody = (email: Email, context: RequestContext): Body => ({
  username: email,
  location: context.location,
  platform: context.platform,
  preferredLanguage: context.preferredLanguage,
});

/** The body of forgotPassword. */
export const askForResetBody = (email: Email, context: RequestContext): Body =>
  omitNull({ username: email, devicePlatform, ...origin(context), preferredLanguage: context.preferredLanguage });

/** The body of webChangeEmailConfirm. */
export const confirmEmailBody = (code: OneTimeCode, context: RequestContext): Body =>
  omitNull({ code, ...origin(context) });

const requestFields = (request: TwoFactorRequest): Body => {
  switch (request._tag) {
    case 'StatusOnly':
      return { changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: request.channel, phoneNumber: request.number, changeTwoFANumber: request.changingNumber };
  }
};

/** The body of send2FA. */
export const sendTwoFactorBody = (request: TwoFactorRequest, { location, referenceSource }: RequestContext): Body =>
  omitNull({ ...requestFields(request), location, referenceSource });

/** The body of validate2FA. */
export const validateTwoFactorBody = (proof: TwoFactorProof, { location, referenceSource }: RequestContext): Body =>
  omitNull({ code: proof.code, ...numberFields(proof), location, referenceSource });
