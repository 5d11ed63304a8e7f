import type {
  CodedCredentials,
  RequestContext,
  TwoFactorProof,
  TwoFactorRequest,
} from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { OAuth } from '#domain/redirect/oAuth.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';

/** The fixed device id of this site. It is sent by the calls that the specification (7.2) lists with one. */
export const deviceId: string = 'web-account';

type VisitFields = { readonly devicePlatform: 'web' } & Pick<
  RequestContext,
  'platform' | 'referenceSource' | 'preferredLanguage'
>;

/** What a call says of the visit. */
export const visitFields = ({ platform, referenceSource, preferredLanguage }: RequestContext): VisitFields => ({
  devicePlatform: 'web',
  platform,
  referenceSource,
  preferredLanguage,
});

type ChallengeFields = Pick<OAuth, 'codeChallenge' | 'codeChallengeMethod'>;

/** The PKCE challenge of the visit. */
export const challengeFields = ({ oAuth }: RequestContext): ChallengeFields => ({
  codeChallenge: oAuth.codeChallenge,
  codeChallengeMethod: oAuth.codeChallengeMethod,
});

type LoginFields = VisitFields &
  Pick<Credentials, 'password'> &
  Pick<RequestContext, 'redirectUrl' | 'helpcentre'> & { readonly username: string };

/** What both kinds of sign-in send. */
export const loginFields = ({ email, password }: Credentials, context: RequestContext): LoginFields => ({
  username: email,
  password,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  helpcentre: context.helpcentre,
});

type ConfirmationFields = VisitFields &
  ChallengeFields &
  Pick<CodedCredentials, 'password' | 'code'> &
  Pick<RequestContext, 'redirectUrl'> & {
    readonly username: string;
    readonly deviceId: string;
    readonly deviceToken: string;
  };

/** What confirms a sign-up or a new password by an emailed code. */
export const confirmationFields = (
  { email, password, code }: CodedCredentials,
  context: RequestContext,
  browserId: string,
): ConfirmationFields => ({
  username: email,
  password,
  code,
  deviceId,
  // Because: the device id is the same for everybody, so only the id of the browser tells one device from another.
  deviceToken: browserId,
  ...visitFields(context),
  redirectUrl: context.redirectUrl,
  ...challengeFields(context),
});

type ProofFields = {
  readonly twoFANumber: string | null;
  readonly changeTwoFANumber: boolean;
  readonly channel: CodeChannel;
  readonly rememberBrowser: boolean;
};

/** The proof of a second factor, without its code: the name of that field differs between the calls. */
export const twoFactorProofFields = (proof: TwoFactorProof): ProofFields => ({
  twoFANumber: proof.number,
  changeTwoFANumber: proof.changingNumber,
  channel: proof.channel,
  rememberBrowser: proof.rememberBrowser,
});

type RequestFields = {
  readonly channel: CodeChannel | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

/** What send2FA is asked for. */
export const twoFactorRequestFields = (request: TwoFactorRequest): RequestFields => {
  switch (request._tag) {
    case 'StatusOnly':
      return { channel: null, phoneNumber: null, changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', phoneNumber: null, changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: request.channel, phoneNumber: request.number, changeTwoFANumber: request.changingNumber };
  }
};
