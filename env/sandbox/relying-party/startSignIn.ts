import type { Context } from 'hono';
import * as oauth from 'oauth4webapi';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { RelyingParty } from './relyingParties.ts';
import { keepBrowser } from './visitorCookies.ts';
import { withStarted, type Browser, type StartedSignIn, type Visitors } from './visitors.ts';

/** What a site needs to start a sign-in. */
export type SignInParts = {
  readonly party: RelyingParty;
  readonly visitors: Visitors;
  readonly origin: (host: string) => string;
  readonly now: () => number;
};

/** Sends the browser to the account site. A site that uses OAuth remembers the new state and verifier for this browser. */
export const startSignIn = async (
  c: Context,
  { party, visitors, origin, now }: SignInParts,
  { path, browser }: { readonly path: string; readonly browser: Browser },
): Promise<Response> => {
  const started = party.usesOAuth ? newSignIn(now()) : null;
  if (started !== null) keepBrowser(c, visitors, withStarted(browser, started));
  return c.redirect(await signInAddress({ party, origin }, path, started));
};

/** Returns the redirect address of a site, with its co-brand parameter. */
export const redirectUri = ({ party, origin }: Pick<SignInParts, 'party' | 'origin'>, path: string): string => {
  const address = new URL(path, origin(party.host));
  if (party.coBrand !== null) address.searchParams.set(party.coBrand.parameter, party.coBrand.uid);
  return address.href;
};

const lifeMs = 60 * 60 * 1000;

const newSignIn = (now: number): StartedSignIn => ({
  state: oauth.generateRandomState(),
  verifier: oauth.generateRandomCodeVerifier(),
  expiresAt: now + lifeMs,
  isUsed: false,
});

/** Returns the address at the account site that starts a sign-in, with state and challenge if the site uses them. */
const signInAddress = async (
  { party, origin }: Pick<SignInParts, 'party' | 'origin'>,
  path: string,
  started: StartedSignIn | null,
): Promise<string> => {
  const address = new URL(origin(accountHost(party.brand)));
  address.searchParams.set('redirect_uri', redirectUri({ party, origin }, path));
  if (party.platform !== null) address.searchParams.set('platform', party.platform);
  if (started !== null) {
    address.searchParams.set('state', started.state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(started.verifier));
    address.searchParams.set('code_challenge_method', 'S256');
  }
  return address.href;
};
