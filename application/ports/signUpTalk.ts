import type { TaskEither } from 'fp-ts/TaskEither';
import type { AccessToken, ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials, Email, OneTimeCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { CodeSent } from './codeSent.ts';
import type { Grant, TalkContext } from './talkContext.ts';

export type NewAccount = Credentials & {
  readonly accountType: ChosenAccountType;
  /** The version of the terms that was on the page; null when none was known. */
  readonly termsVersion: string | null;
};

/** An emailed code together with the credentials it makes good. */
export type CodedCredentials = Credentials & { readonly code: OneTimeCode };

/** Opening an account. */
export type SignUpTalk = {
  /** Opens an unconfirmed account; the service emails a code. */
  readonly signUp: (account: NewAccount, context: TalkContext) => TaskEither<IdentityFault, CodeSent>;
  readonly confirmSignUp: (coded: CodedCredentials, context: TalkContext) => TaskEither<IdentityFault, Grant>;
  readonly resendConfirmationCode: (email: Email, context: TalkContext) => TaskEither<IdentityFault, CodeSent>;
  /** Says yes to news by email, in the name of the token's holder. */
  readonly saveMarketingPreference: (profileId: ProfileId, accessToken: AccessToken) => TaskEither<IdentityFault, void>;
};
