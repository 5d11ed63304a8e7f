import type { TaskEither } from 'fp-ts/TaskEither';
import type { AuthCode, ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { AccountType, ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { OAuth } from '#domain/redirect/oAuth.ts';
import type { ReferenceSource } from '#domain/redirect/entryPlatform.ts';
import type { Channel, CodeChannel } from '#domain/two-factor/channels.ts';
import type { PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';

/** A call to the identity service, or an act that has no other faults. */
export type IdentityCall<Answer> = TaskEither<IdentityFault, Answer>;

/** What an identity call says of the visit. Each call sends the part that the service wants from it. */
export type RequestContext = {
  readonly platform: Platform;
  readonly redirectUrl: string;
  readonly referenceSource: ReferenceSource | null;
  readonly oAuth: OAuth;
  readonly preferredLanguage: string;
  /** The parameter of the same name in the address of the visit, as the partner gave it; null without one. */
  readonly helpcentre: string | null;
  /** The country of the visitor, as an ISO 3166 code. It is GB, since nothing tells the country. */
  readonly location: string;
};

/** An auth code for the redirect, and the profile it belongs to. */
export type Grant = { readonly authCode: AuthCode; readonly profileId: ProfileId | null };

/** A code was sent. `retryAfterMs` is the cooldown until the next one, in milliseconds; null if the service names none. */
export type CodeSent = { readonly retryAfterMs: number | null };

/** An entered code of the second factor. */
export type TwoFactorProof = {
  readonly code: OneTimeCode;
  readonly channel: CodeChannel;
  /** The number that the code was sent to, in E.164 form; null for email. */
  readonly number: string | null;
  /** Whether the code confirms a new number. */
  readonly changingNumber: boolean;
  readonly rememberBrowser: boolean;
  /** The linked account whose number was picked; null for the own number. */
  readonly profileId: ProfileId | null;
};

/** What the service needs to open an account. */
export type NewAccount = Credentials & {
  readonly accountType: ChosenAccountType;
  /** The version of the terms that the person accepts. */
  readonly termsVersion: string;
};

/** An emailed code and the credentials that it confirms. */
export type CodedCredentials = Credentials & { readonly code: OneTimeCode };

/** A two-factor request: the status only, a code to a number, or a code by email. */
export type TwoFactorRequest =
  | { readonly _tag: 'StatusOnly' }
  | { readonly _tag: 'ByPhone'; readonly channel: Channel; readonly number: string; readonly changingNumber: boolean }
  | { readonly _tag: 'ByEmail' };

/** The reply to a two-factor request. Channels and challenge are the service's own words, which the domain parses. */
export type TwoFactorReply = CodeSent & {
  readonly status: TwoFactorStatus;
  readonly success: boolean;
  readonly verificationChannels: ReadonlyArray<string>;
  readonly challengeName: string | null;
};

/** The profile of the signed-in person. */
export type Profile = {
  readonly email: string | null;
  readonly accountType: AccountType | null;
  /** As the profile spells it; null without a number. */
  readonly mobileNumber: string | null;
};

/** The result of the lookup of a number: the service accepts it, refuses it, or failed to look it up. The type is null where it is unknown. */
export type PhoneLookup =
  | { readonly _tag: 'Valid' | 'Invalid'; readonly type: PhoneType | null }
  | { readonly _tag: 'Failed'; readonly type: PhoneType | null; readonly fault: IdentityFault };

/** The person of the live session. */
export type UserInfo = { readonly profileId: ProfileId; readonly email: string | null };

/** The result of a sign-in at an identity provider. */
export type ProviderStatus = {
  readonly authenticated: boolean;
  readonly email: string | null;
  /** Whether an account with email and password exists for that address. */
  readonly accountExists: boolean;
};
