import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Channel, PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import type { CodeSent } from './codeSent.ts';
import type { TwoFactorProof } from './signInGateway.ts';
import type { RequestContext } from './requestContext.ts';

/** A two-factor request: the status only, a code to a number, or a code by email. */
export type TwoFactorRequest =
  | { readonly _tag: 'StatusOnly' }
  | { readonly _tag: 'ByPhone'; readonly channel: Channel; readonly number: string; readonly changingNumber: boolean }
  | { readonly _tag: 'ByEmail' };

/** The two-factor status. Channels and challenge are the service's own words; the domain parses them. */
export type TwoFactorStanding = {
  readonly status: TwoFactorStatus;
  readonly success: boolean;
  readonly verificationChannels: ReadonlyArray<string>;
  readonly challengeName: string | null;
};

/** The two-factor status, and the cooldown after a sent code. */
export type TwoFactorReply = TwoFactorStanding & CodeSent;

/** The profile of the signed-in person. */
export type Profile = {
  readonly email: string | null;
  readonly accountType: ChosenAccountType | null;
  /** As the profile spells it; null without a number. */
  readonly mobileNumber: string | null;
};

/** The result of a lookup. An invalid number may have a type, and a fault if the service failed instead of refusing the number. */
export type PhoneLookup =
  | { readonly _tag: 'Valid'; readonly type: PhoneType | null }
  | { readonly _tag: 'Invalid'; readonly type: PhoneType | null; readonly fault: IdentityFault | null };

/** The calls of the second factor. */
export type TwoFactorGateway = {
  /** Sends a code if the request asks for one, and returns the status. */
  readonly send2FA: (ask: TwoFactorRequest, context: RequestContext) => TaskEither<IdentityFault, TwoFactorReply>;
  /** Verifies a code; `CodeMismatch` also if the service answers without success. */
  readonly validate2FA: (proof: TwoFactorProof, context: RequestContext) => TaskEither<IdentityFault, void>;
  readonly profile: TaskEither<IdentityFault, Profile>;
  /** Looks up the type of a number in E.164 form. Any failure but a missing answer or a missing session is an invalid number. */
  readonly lookUpPhone: (number: string) => TaskEither<IdentityFault, PhoneLookup>;
};
