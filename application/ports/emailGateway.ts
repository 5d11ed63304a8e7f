import type { TaskEither } from 'fp-ts/TaskEither';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeSent } from './codeSent.ts';
import type { Grant, RequestContext } from './requestContext.ts';

/** The calls that confirm a changed email address. */
export type EmailGateway = {
  /** Sends another code to the changed address. */
  readonly resendEmailChange: (email: Email) => TaskEither<IdentityFault, CodeSent>;
  /** Confirms the code; returns a grant if the service gives an auth code. */
  readonly confirmEmailChange: (code: OneTimeCode, context: RequestContext) => TaskEither<IdentityFault, Grant | null>;
};
