import type { TaskEither } from 'fp-ts/TaskEither';
import type { AccessToken, ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { CodeSent } from './codeSent.ts';
import type { Grant, RequestContext } from './requestContext.ts';

/** What the service needs to open an account. */
export type NewAccount = Credentials & {
  readonly accountType: ChosenAccountType;
  /** The version of the terms that the person accepts. */
  readonly termsVersion: string;
};

/** An emailed code and the credentials that it confirms. */
export type CodedCredentials = Credentials & { readonly code: OneTimeCode };

/** The calls that open an account. */
export type SignUpGateway = {
  /** Opens an unconfirmed account; the service emails a code. */
  readonly signUp: (account: NewAccount, context: RequestContext) => TaskEither<IdentityFault, CodeSent>;
  /** Confirms the account by its code and password, and signs it in. */
  readonly confirmSignUp: (coded: CodedCredentials, context: RequestContext) => TaskEither<IdentityFault, Grant>;
  /** Emails another code. */
  readonly resendConfirmationCode: (email: Email, context: RequestContext) => TaskEither<IdentityFault, CodeSent>;
  /** Subscribes the owner of the token to news by email. */
  readonly saveMarketingPreference: (profileId: ProfileId, accessToken: AccessToken) => TaskEither<IdentityFault, void>;
};
