import type { Account } from './account.ts';
import type { AuthorizationRequest } from './inputs.ts';
import type { Mail, MailPurpose } from './mail.ts';

/** A password's salt and slow hash. */
export type Secret = { readonly salt: string; readonly hash: Promise<string> };

export type StoredAccount = Account & { readonly secret: Secret; readonly secondFactorFailures: number };

/** How far the second factor of a session has come. */
export type SecondFactor = 'NotRequired' | 'Owed' | 'Completed';

export type Session = {
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly sessionCookie: string;
  readonly chosenProfileId: string | null;
  readonly secondFactor: SecondFactor;
  /** What the sign-in was for; null once a code for it was exchanged, or another visit took the session up. */
  readonly request: AuthorizationRequest | null;
  /** Tokens were already fetched for that request. */
  readonly requestSeen: boolean;
  readonly expiresAt: number;
};

/** What a right password leaves behind when sign-in itself was refused. */
export type PreAuth = {
  readonly id: string;
  readonly email: string;
  readonly sessionCookie: string;
  readonly purpose: 'SecondFactor' | 'EmailChange';
  readonly request: AuthorizationRequest | null;
  readonly expiresAt: number;
};

export type IssuedCode = {
  readonly code: string;
  /** The number it went to, to be taken over when it comes back; null for an email. */
  readonly number: string | null;
  readonly expiresAt: number;
  readonly wrongTries: number;
  readonly used: boolean;
};

export type IssuedAuthCode = {
  readonly sessionId: string;
  readonly profileId: string;
  /** Null where a live session renewed the code for nobody in particular. */
  readonly request: AuthorizationRequest | null;
  readonly expiresAt: number;
};

type ProviderSession = { readonly provider: string; readonly email: string; readonly expiresAt: number };

type Device = { readonly email: string; readonly expiresAt: number };

export type CodeKey = `${MailPurpose}:${string}`;

/** Everything the launchpad remembers. Accounts are kept by lower-cased email. */
export type EngineState = {
  readonly accounts: Map<string, StoredAccount>;
  readonly sessions: Map<string, Session>;
  readonly preAuths: Map<string, PreAuth>;
  readonly codes: Map<CodeKey, IssuedCode>;
  readonly authCodes: Map<string, IssuedAuthCode>;
  readonly devices: Map<string, Device>;
  readonly providerSessions: Map<string, ProviderSession>;
  /** The moments of each limited deed. */
  readonly turns: Map<string, ReadonlyArray<number>>;
  /** Sessions that have read a profile and not yet looked its number up. */
  readonly unreviewed: Set<string>;
  readonly mail: Array<Mail>;
};

export const emptyState = (): EngineState => ({
  accounts: new Map(),
  sessions: new Map(),
  preAuths: new Map(),
  codes: new Map(),
  authCodes: new Map(),
  devices: new Map(),
  providerSessions: new Map(),
  turns: new Map(),
  unreviewed: new Set(),
  mail: [],
});

/** Forgets everything, keeping the state's identity. */
export const clearState = (state: EngineState): void => {
  for (const store of Object.values(state)) {
    if (Array.isArray(store)) store.length = 0;
    else store.clear();
  }
};
