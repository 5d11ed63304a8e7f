import type { Account, Channel } from './account.ts';

/** One message that was sent; `at` is an ISO date. */
export type SentCode = {
  readonly to: string;
  readonly channel: Channel['name'];
  readonly purpose: 'sign-up' | 'email-change' | 'password-reset' | 'two-factor' | 'number-changed';
  /** Empty for a message without a code. */
  readonly code: string;
  /** The words of the message. */
  readonly text: string;
  readonly at: string;
};

/** The salt and the slow hash of a password. */
export type Secret = { readonly salt: string; readonly hash: Promise<string> };

/** An account with its secret and its count of wrong two-factor codes. */
export type StoredAccount = Account & { readonly secret: Secret; readonly secondFactorFailures: number };

/** What the auth code of a sign-in is bound to: a redirect, and a PKCE challenge (RFC 7636). */
export type BoundRequest = { readonly redirectUrl: string | null; readonly codeChallenge: string | null };

/** The authorization request of a sign-in. */
export type AuthorizationRequest = BoundRequest & { readonly codeChallengeMethod: string | null };

/** What stands for the request of a sign-in that names none: a provider's. */
export const unbound: BoundRequest = { redirectUrl: null, codeChallenge: null };

/** A live sign-in of one browser. */
export type Session = {
  /** The session cookie of the brand. */
  readonly brand: string;
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly chosenProfileId: string | null;
  readonly secondFactor: 'NotRequired' | 'Required' | 'Completed';
  readonly request: BoundRequest;
  readonly expiresAt: number;
};

/** What a browser may come back with, by an HttpOnly cookie: a refused sign-in, a remembered browser, a provider's answer. */
export type Ticket = {
  readonly brand: string;
  readonly cookie: 'pre' | 'device' | 'idp';
  readonly email: string;
  /** What a refused sign-in waits for, or the provider that has answered. */
  readonly about: string;
  readonly request: BoundRequest;
  readonly expiresAt: number;
};

/** The newest code of an account for one purpose. */
export type IssuedCode = {
  readonly code: string;
  /** The number it was sent to, which becomes the account's number when the code is accepted; null for an email. */
  readonly number: string | null;
  readonly expiresAt: number;
  readonly wrongTries: number;
};

/** An auth code that has not been exchanged; the request is null for a code of `getGSOTokens`, which continues a session. */
export type IssuedAuthCode = {
  /** The session cookie of the brand that gave the code. */
  readonly brand: string;
  readonly sessionKey: string;
  readonly request: BoundRequest | null;
  /** The account that the code is for; null for a sign-in's until an account is chosen. */
  readonly profileId: string | null;
  readonly expiresAt: number;
};

type IssuedAccessToken = Pick<Account, 'email' | 'profileId'> & Pick<Session, 'secondFactor' | 'expiresAt'>;

/** The state of the launchpad. The key of an account is the `emailKey` of its email. */
export type EngineState = {
  readonly accounts: Map<string, StoredAccount>;
  readonly sessions: Map<string, Session>;
  readonly tickets: Map<string, Ticket>;
  readonly codes: Map<string, IssuedCode>;
  readonly authCodes: Map<string, IssuedAuthCode>;
  readonly accessTokens: Map<string, IssuedAccessToken>;
  /** The times of the counted attempts, by rate-limit key. */
  readonly attempts: Map<string, ReadonlyArray<number>>;
  /** The browsers that have read a profile and not yet looked up its number. */
  readonly unreviewed: Set<string>;
  readonly sentCodes: Array<SentCode>;
};

/** Returns a state without accounts. */
export const emptyState = (): EngineState => ({
  accounts: new Map(),
  sessions: new Map(),
  tickets: new Map(),
  codes: new Map(),
  authCodes: new Map(),
  accessTokens: new Map(),
  attempts: new Map(),
  unreviewed: new Set(),
  sentCodes: [],
});
