import * as oauth from 'oauth4webapi';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { PendingSignIn } from './visitors.ts';

type Origin = (host: string) => string;

const lifeMs = 60 * 60 * 1000;

/** Makes a new state and verifier, which expire after one hour. */
export const newPending = (now: number): PendingSignIn => ({
  state: oauth.generateRandomState(),
  verifier: oauth.generateRandomCodeVerifier(),
  expiresAt: now + lifeMs,
});

/** Returns the redirect address of a site, with its co-brand parameter. */
export const redirectUri = (party: RelyingParty, origin: Origin, path: string): string => {
  const address = new URL(path, origin(party.host));
  if (party.coBrand !== null) address.searchParams.set(party.coBrand.parameter, party.coBrand.uid);
  return address.href;
};

/** Returns the address at the account site that starts a sign-in, with state and challenge if the site uses them. */
export const signInAddress = async (
  party: RelyingParty,
  origin: Origin,
  signIn: { readonly path: string; readonly pending: PendingSignIn | null },
): Promise<string> => {
  const address = new URL(origin(accountHost(party.brand)));
  address.searchParams.set('redirect_uri', redirectUri(party, origin, signIn.path));
  if (party.platform !== null) address.searchParams.set('platform', party.platform);
  if (signIn.pending !== null) {
    address.searchParams.set('state', signIn.pending.state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(signIn.pending.verifier));
    address.searchParams.set('code_challenge_method', 'S256');
  }
  return address.href;
};
