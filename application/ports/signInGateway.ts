import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import type { Grant, RequestContext } from './requestContext.ts';

/** An entered code of the second factor. `number` is where it was sent; null for email. */
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

/** The calls that sign in with email and password. */
export type SignInGateway = {
  /** `TwoFactorIncomplete` means that the password is right and that a second factor is required. */
  readonly signIn: (credentials: Credentials, context: RequestContext) => TaskEither<IdentityFault, Grant>;
  /** Signs in with the second factor, after `signIn` returned `TwoFactorIncomplete`. */
  readonly signInWithTwoFactor: (
    credentials: Credentials,
    proof: TwoFactorProof,
    context: RequestContext,
  ) => TaskEither<IdentityFault, Grant>;
};
