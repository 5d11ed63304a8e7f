import type { TwoFactorWireStatus, WireChannel } from './replies.ts';

export type WireAccountType = 'Personal' | 'Corporate';

type AccountState = 'Active' | 'Locked' | 'Closed' | 'Unconfirmed' | 'EmailChangePending';

export type LinkedDraft = {
  readonly accountType: WireAccountType;
  readonly name: string;
  readonly mobileNumber: { readonly mobilePrefix: string; readonly mobilePhone: string } | null;
};

/** Whether a sign-in owes a second factor, and whether it is refused until then. */
type TwoFactorPolicy = 'None' | 'Required' | 'BeforeSignIn';

/** The scenario a test or a seed puts an account in. */
type AccountScenario = {
  readonly name: string;
  readonly state: AccountState;
  /** The identity providers it signs in with. */
  readonly providers: ReadonlyArray<string>;
  /** E.164. */
  readonly phone: string | null;
  /** False for a number nobody has confirmed: its lookup fails until the person has reviewed it. */
  readonly phoneValidated: boolean;
  readonly twoFactor: TwoFactorPolicy;
  readonly twoFactorStatus: TwoFactorWireStatus;
  readonly channels: ReadonlyArray<WireChannel>;
  readonly linked: ReadonlyArray<LinkedDraft>;
};

/** What it takes to make an account; whatever is left out is an ordinary active account. */
export type AccountDraft = Partial<AccountScenario> & {
  readonly email: string;
  readonly password: string;
  readonly accountType: WireAccountType;
};

export type LinkedProfile = LinkedDraft & { readonly profileId: string };

/** One login and the profiles it may act for. */
export type Account = Omit<AccountScenario, 'linked'> & {
  readonly profileId: string;
  readonly email: string;
  readonly accountType: WireAccountType;
  readonly linked: ReadonlyArray<LinkedProfile>;
  readonly marketing: boolean;
};
