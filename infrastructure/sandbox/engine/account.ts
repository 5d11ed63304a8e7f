import type { WireChannel } from './channels.ts';
import type { TwoFactorWireStatus } from './replies.ts';

/** An account type as the launchpad's wire format spells it. */
export type WireAccountType = 'Personal' | 'Corporate';

type AccountState = 'Active' | 'Locked' | 'Closed' | 'Unconfirmed' | 'EmailChangePending';

/** A linked account before it has a profile id. */
export type LinkedDraft = {
  readonly accountType: WireAccountType;
  readonly name: string;
  readonly mobileNumber: { readonly mobilePrefix: string; readonly mobilePhone: string } | null;
};

/** Whether a sign-in needs a second factor, and whether the launchpad refuses the sign-in without it. */
type TwoFactorPolicy = 'None' | 'Required' | 'BeforeSignIn';

/** The state of an account that a test or a seed chooses. */
type AccountScenario = {
  readonly name: string;
  readonly state: AccountState;
  /** The identity providers that can sign in to it. */
  readonly providers: ReadonlyArray<string>;
  /** E.164. */
  readonly phone: string | null;
  /** False for a number that was never confirmed: its first lookup fails, so that the person reviews it. */
  readonly phoneValidated: boolean;
  readonly twoFactor: TwoFactorPolicy;
  readonly twoFactorStatus: TwoFactorWireStatus;
  readonly channels: ReadonlyArray<WireChannel>;
  readonly linked: ReadonlyArray<LinkedDraft>;
};

/** The input for creating an account; without options it is an ordinary active account. */
export type AccountDraft = Partial<AccountScenario> & {
  readonly email: string;
  readonly password: string;
  readonly accountType: WireAccountType;
};

/** A linked account with its profile id. */
export type LinkedProfile = LinkedDraft & { readonly profileId: string };

/** One login and the profiles it may act for. */
export type Account = Omit<AccountScenario, 'linked'> & {
  readonly profileId: string;
  readonly email: string;
  readonly accountType: WireAccountType;
  readonly linked: ReadonlyArray<LinkedProfile>;
  readonly marketing: boolean;
};
