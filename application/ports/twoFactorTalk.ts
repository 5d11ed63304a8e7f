import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Channel, PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import type { CodeSent } from './codeSent.ts';
import type { TwoFactorProof } from './signInTalk.ts';
import type { TalkContext } from './talkContext.ts';

/** What is asked of the service: how things stand, or a code to a number, or the email default. */
export type TwoFactorAsk =
  | { readonly _tag: 'StatusOnly' }
  | { readonly _tag: 'ByPhone'; readonly channel: Channel; readonly number: string; readonly changingNumber: boolean }
  | { readonly _tag: 'ByEmail' };

/** How two-factor stands; channels and challenge in the service's own spelling, for the domain to read. */
export type TwoFactorStanding = {
  readonly status: TwoFactorStatus;
  readonly success: boolean;
  readonly verificationChannels: ReadonlyArray<string>;
  readonly challengeName: string | null;
};

/** How two-factor stands, and how long the code after one that was sent has to wait. */
export type TwoFactorReply = TwoFactorStanding & CodeSent;

export type Profile = {
  readonly email: string | null;
  readonly accountType: ChosenAccountType | null;
  /** As the profile spells it; null when it has none. */
  readonly mobileNumber: string | null;
};

/** A lookup the service refused may still say which type the number is. */
export type PhoneLookup =
  | { readonly _tag: 'Valid'; readonly type: PhoneType | null }
  | { readonly _tag: 'Invalid'; readonly type: PhoneType | null };

/** The second factor. */
export type TwoFactorTalk = {
  /** Sends a code where one is asked for, and tells how two-factor stands. */
  readonly send2FA: (ask: TwoFactorAsk, context: TalkContext) => TaskEither<IdentityFault, TwoFactorReply>;
  /** Left `CodeMismatch` also where the service answers without success. */
  readonly validate2FA: (proof: TwoFactorProof, context: TalkContext) => TaskEither<IdentityFault, void>;
  readonly profile: TaskEither<IdentityFault, Profile>;
  /** Asks which type a number in E.164 form is. */
  readonly lookUpPhone: (number: string) => TaskEither<IdentityFault, PhoneLookup>;
};
