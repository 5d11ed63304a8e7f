import type { TaskEither } from 'fp-ts/TaskEither';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { CodeSent } from './codeSent.ts';
import type { Grant, RequestContext } from './requestContext.ts';
import type { CodedCredentials } from './signUpGateway.ts';

/** The calls that replace a password. */
export type PasswordGateway = {
  /** The rules a new password must meet, as the service lists them. */
  readonly passwordRules: TaskEither<IdentityFault, ReadonlyArray<PasswordRule>>;
  /** Emails a code; the answer is the same whether or not the account exists. */
  readonly forgotPassword: (email: Email, context: RequestContext) => TaskEither<IdentityFault, CodeSent>;
  /** Confirms the code and sets the new password. */
  readonly confirmForgotPassword: (
    coded: CodedCredentials,
    context: RequestContext,
  ) => TaskEither<IdentityFault, Grant>;
};
