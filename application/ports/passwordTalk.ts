import type { TaskEither } from 'fp-ts/TaskEither';
import type { Email } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { CodeSent } from './codeSent.ts';
import type { CodedCredentials } from './signUpTalk.ts';
import type { Grant, TalkContext } from './talkContext.ts';

/** Replacing a password. */
export type PasswordTalk = {
  /** The rules a new password must meet, as the service lists them. */
  readonly passwordRules: TaskEither<IdentityFault, ReadonlyArray<PasswordRule>>;
  /** Emails a code, and answers alike whether or not the account exists. */
  readonly forgotPassword: (email: Email, context: TalkContext) => TaskEither<IdentityFault, CodeSent>;
  /** Puts the new password in force. */
  readonly confirmForgotPassword: (coded: CodedCredentials, context: TalkContext) => TaskEither<IdentityFault, Grant>;
};
