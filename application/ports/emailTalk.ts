import type { TaskEither } from 'fp-ts/TaskEither';
import type { Email, OneTimeCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { CodeSent } from './codeSent.ts';
import type { Grant, TalkContext } from './talkContext.ts';

/** Confirming a changed email address. */
export type EmailTalk = {
  readonly resendEmailChange: (email: Email) => TaskEither<IdentityFault, CodeSent>;
  /** An auth code comes with it where the service gives one. */
  readonly confirmEmailChange: (code: OneTimeCode, context: TalkContext) => TaskEither<IdentityFault, Grant | null>;
};
