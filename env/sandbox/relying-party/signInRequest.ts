import * as oauth from 'oauth4webapi';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { Party } from './parties.ts';
import type { PendingSignIn } from './visitors.ts';

type Origin = (host: string) => string;

const lifeMs = 60 * 60 * 1000;

/** A fresh state and verifier. */
export const newPending = (now: number): PendingSignIn => ({
  state: oauth.generateRandomState(),
  verifier: oauth.generateRandomCodeVerifier(),
  expiresAt: now + lifeMs,
});

/** Where a site takes people back; the query says whose customers they are. */
export const redirectUri = (party: Party, origin: Origin, path: string): string => {
  const address = new URL(path, origin(party.host));
  if (party.coBrand !== null) address.searchParams.set(party.coBrand.parameter, party.coBrand.uid);
  return address.href;
};

/** The address at the account site a sign-in starts from; bare where the site uses neither state nor PKCE. */
export const signInAddress = async (
  party: Party,
  origin: Origin,
  ask: { readonly path: string; readonly pending: PendingSignIn | null },
): Promise<string> => {
  const address = new URL(origin(accountHost(party.brand)));
  address.searchParams.set('redirect_uri', redirectUri(party, origin, ask.path));
  if (party.platform !== null) address.searchParams.set('platform', party.platform);
  if (ask.pending !== null) {
    address.searchParams.set('state', ask.pending.state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(ask.pending.verifier));
    address.searchParams.set('code_challenge_method', 'S256');
  }
  return address.href;
};
