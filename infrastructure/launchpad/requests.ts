import type {
  CodedCredentials,
  RequestContext,
  TwoFactorProof,
  TwoFactorRequest,
} from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';

/** The device id of every call from this site. */
export const deviceId: string = 'web-account';

type Fields = { readonly [field: string]: unknown };

/** What a call says of the visit. */
export const visitFields = ({ platform, referenceSource, preferredLanguage }: RequestContext): Fields => ({
  devicePlatform: 'web',
  platform,
  referenceSource,
  preferredLanguage,
});

/** The PKCE challenge of the visit. */
export const challengeFields = ({ oAuth: { codeChallenge, codeChallengeMethod } }: RequestContext): Fields => ({
  codeChallenge,
  codeChallengeMethod,
});

/** What both kinds of sign-in send. */
export const loginFields = ({ email, password }: Credentials, context: RequestContext): Fields => ({
  username: email,
  password,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  helpcentre: context.helpcentre,
});

/** What confirms a sign-up or a new password by an emailed code. */
export const confirmationFields = (
  { email, password, code }: CodedCredentials,
  context: RequestContext,
  browserId: string,
): Fields => ({
  username: email,
  password,
  code,
  deviceId,
  deviceToken: browserId,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  ...challengeFields(context),
});

/** What proves a second factor, but for its code. */
export const proofFields = ({ number, changingNumber, channel, rememberBrowser }: TwoFactorProof): Fields => ({
  twoFANumber: number,
  changeTwoFANumber: changingNumber,
  channel,
  rememberBrowser,
});

type TwoFactorFields = {
  readonly channel: CodeChannel | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

/** What send2FA is asked for. */
export const twoFactorFields = (request: TwoFactorRequest): TwoFactorFields => {
  switch (request._tag) {
    case 'StatusOnly':
      return { channel: null, phoneNumber: null, changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', phoneNumber: null, changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: request.channel, phoneNumber: request.number, changeTwoFANumber: request.changingNumber };
  }
};
