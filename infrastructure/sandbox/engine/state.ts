import type { Account } from './account.ts';
import type { Channel } from './channels.ts';
import type { AuthorizationRequest } from './inputs.ts';

/** What a code confirms. */
export type CodePurpose = 'sign-up' | 'email-change' | 'password-reset' | 'two-factor';

/** One code that was sent; `at` is an ISO date. */
export type SentCode = {
  readonly to: string;
  readonly channel: Channel['name'];
  readonly purpose: CodePurpose;
  readonly code: string;
  /** The words of the message. */
  readonly text: string;
  readonly at: string;
};

/** The salt and the slow hash of a password. */
export type Secret = { readonly salt: string; readonly hash: Promise<string> };

/** An account with its secret and its count of wrong two-factor codes. */
export type StoredAccount = Account & { readonly secret: Secret; readonly secondFactorFailures: number };

/** The progress of a session's second factor. */
export type SecondFactor = 'NotRequired' | 'Required' | 'Completed';

/** A live sign-in of one browser. */
export type Session = {
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly sessionCookie: string;
  readonly chosenProfileId: string | null;
  readonly secondFactor: SecondFactor;
  /** The request of the sign-in; null after its code was exchanged, or after another visit reused the session. */
  readonly request: AuthorizationRequest | null;
  /** True if tokens were already fetched for that request. */
  readonly requestSeen: boolean;
  readonly expiresAt: number;
};

/** A proven password whose sign-in was refused until another step is done. */
export type PreAuth = {
  readonly id: string;
  readonly email: string;
  readonly sessionCookie: string;
  readonly purpose: 'SecondFactor' | 'EmailChange';
  readonly request: AuthorizationRequest | null;
  readonly expiresAt: number;
};

/** The newest code of an account for one purpose. */
export type IssuedCode = {
  readonly code: string;
  /** The number it was sent to, which becomes the account's number when the code is accepted; null for an email. */
  readonly number: string | null;
  readonly expiresAt: number;
  readonly wrongTries: number;
  readonly used: boolean;
};

/** An auth code that has not been exchanged. */
export type IssuedAuthCode = {
  readonly sessionId: string;
  /** The call that issued the code: a sign-in, confirmation or reset; or `getGSOTokens`, for the session as it is. */
  readonly source: 'SignIn' | 'Session';
  /** A code of a sign-in is for the profile that its session has chosen since, and for this one if it has chosen none. */
  readonly profileId: string;
  /** What the code is bound to; null if it is bound to its session alone. */
  readonly request: AuthorizationRequest | null;
  readonly expiresAt: number;
};

type ProviderSession = { readonly provider: string; readonly email: string; readonly expiresAt: number };

type Device = { readonly email: string; readonly expiresAt: number };

/** The purpose of a code and the email of its account. */
export type CodeKey = `${CodePurpose}:${string}`;

/** The state of the launchpad. The key of an account is the `emailKey` of its email. */
export type EngineState = {
  readonly accounts: Map<string, StoredAccount>;
  readonly sessions: Map<string, Session>;
  readonly preAuths: Map<string, PreAuth>;
  readonly codes: Map<CodeKey, IssuedCode>;
  readonly authCodes: Map<string, IssuedAuthCode>;
  readonly devices: Map<string, Device>;
  readonly providerSessions: Map<string, ProviderSession>;
  /** The times of the counted attempts, by rate-limit key. */
  readonly attempts: Map<string, ReadonlyArray<number>>;
  /** The sessions that have read a profile and not yet looked up its number. */
  readonly unreviewed: Set<string>;
  readonly sentCodes: Array<SentCode>;
};

/** Returns a state without accounts. */
export const emptyState = (): EngineState => ({
  accounts: new Map(),
  sessions: new Map(),
  preAuths: new Map(),
  codes: new Map(),
  authCodes: new Map(),
  devices: new Map(),
  providerSessions: new Map(),
  attempts: new Map(),
  unreviewed: new Set(),
  sentCodes: [],
});

/** Empties a state in place. */
export const clearState = (state: EngineState): void => {
  for (const store of Object.values(state)) {
    if (Array.isArray(store)) store.length = 0;
    else store.clear();
  }
};
