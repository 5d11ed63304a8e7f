import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials, OneTimeCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import type { Grant, TalkContext } from './talkContext.ts';

/** A second factor as it was entered, and the number it was sent to: null when it went by email. */
export type TwoFactorProof = {
  readonly code: OneTimeCode;
  readonly channel: CodeChannel;
  /** In E.164 form. */
  readonly number: string | null;
  readonly changingNumber: boolean;
  readonly rememberBrowser: boolean;
  /** The linked account whose number was picked. */
  readonly profileId: ProfileId | null;
};

/** Proving who one is by email and password. */
export type SignInTalk = {
  /** Left `TwoFactorIncomplete` means the password was right and a second factor is owed. */
  readonly signIn: (credentials: Credentials, context: TalkContext) => TaskEither<IdentityFault, Grant>;
  /** The same with the second factor in hand, where sign-in was refused for want of it. */
  readonly signInWithTwoFactor: (
    credentials: Credentials,
    proof: TwoFactorProof,
    context: TalkContext,
  ) => TaskEither<IdentityFault, Grant>;
};
