import type { SignInTalk, TwoFactorProof } from '#application/ports/signInTalk.ts';
import type { CodedCredentials, NewAccount } from '#application/ports/signUpTalk.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import type { Email, OneTimeCode } from '#domain/identity/credentials.ts';

export type Device = {
  readonly id: string;
  /** Tells this browser from others; the same at every visit where storage allows. */
  readonly browserId: string;
};

type Body = { readonly [field: string]: unknown };
type SignInArguments = Parameters<SignInTalk['signIn']>[0];

/** What has no value is left out, so that a challenge nobody gave stays missing. */
const given = (fields: Body): Body => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const devicePlatform = 'web';
const signUpCountry = 'GB';

const challenge = ({ oAuth }: TalkContext): Body => ({
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: oAuth.codeChallengeMethod,
});

const origin = ({ platform, referenceSource }: TalkContext): Body => ({ platform, referenceSource });

const loginFields = ({ email, password }: SignInArguments, context: TalkContext): Body => ({
  username: email,
  password,
  devicePlatform,
  ...origin(context),
  redirectUrl: context.redirectUrl,
  preferredLanguage: context.preferredLanguage,
  helpcentre: context.helpcentre,
});

export const loginBody = (credentials: SignInArguments, context: TalkContext): Body =>
  given({ ...loginFields(credentials, context), ...challenge(context) });

/** No code challenge here: the sign-in that was refused has already told it. */
export const loginWithTwoFactorBody = (
  credentials: SignInArguments,
  proof: TwoFactorProof,
  context: TalkContext,
): Body =>
  given({
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

export const signUpBody = ({ email, password, termsVersion }: NewAccount, context: TalkContext): Body =>
  given({
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

export const confirmResetBody = (coded: CodedCredentials, context: TalkContext, device: Device): Body =>
  given({
    ...codedFields(coded, device),
    ...origin(context),
    ...challenge(context),
    redirectUrl: context.redirectUrl,
    preferredLanguage: context.preferredLanguage,
  });

export const confirmSignUpBody = (coded: CodedCredentials, context: TalkContext, device: Device): Body => ({
  ...confirmResetBody(coded, context, device),
  location: context.location,
});

export const resendCodeBody = (email: Email, context: TalkContext): Body => ({
  username: email,
  location: context.location,
  platform: context.platform,
  preferredLanguage: context.preferredLanguage,
});

export const askForResetBody = (email: Email, context: TalkContext): Body =>
  given({ username: email, devicePlatform, ...origin(context), preferredLanguage: context.preferredLanguage });

export const confirmEmailBody = (code: OneTimeCode, context: TalkContext): Body => given({ code, ...origin(context) });

const askFields = (ask: TwoFactorAsk): Body => {
  switch (ask._tag) {
    case 'StatusOnly':
      return { changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: ask.channel, phoneNumber: ask.number, changeTwoFANumber: ask.changingNumber };
  }
};

export const sendTwoFactorBody = (ask: TwoFactorAsk, { location, referenceSource }: TalkContext): Body =>
  given({ ...askFields(ask), location, referenceSource });

export const validateTwoFactorBody = (proof: TwoFactorProof, { location, referenceSource }: TalkContext): Body =>
  given({ code: proof.code, ...numberFields(proof), location, referenceSource });
