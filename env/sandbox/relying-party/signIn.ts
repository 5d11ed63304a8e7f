import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import * as oauth from 'oauth4webapi';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { makeCodeExchange } from './codeExchange.ts';
import type { RelyingParty } from './relyingParties.ts';
import { failedPage } from './relyingPartyPages.ts';
import { browserOf, keepBrowser, openSession, withStarted, type Browser, type Visitors } from './visitors.ts';

/** What a site is made of. */
export type PartyParts = {
  readonly party: RelyingParty;
  readonly visitors: Visitors;
  readonly origin: (host: string) => string;
  readonly now: () => number;
  readonly exchange: ReturnType<typeof makeCodeExchange>;
};

const redirectUri = ({ party, origin }: PartyParts, path: string): string => {
  const address = new URL(path, origin(party.host));
  if (party.coBrand !== null) address.searchParams.set(party.coBrand.parameter, party.coBrand.uid);
  return address.href;
};

const lifeMs = 60 * 60_000;

/** Sends the browser to the account site. A site that uses OAuth remembers the new state and verifier for this browser. */
export const startSignIn = async (
  c: Context,
  parts: PartyParts,
  { path, browser }: { readonly path: string; readonly browser: Browser },
): Promise<Response> => {
  const { party, visitors, origin, now } = parts;
  const address = new URL(origin(accountHost(party.brand)));
  address.searchParams.set('redirect_uri', redirectUri(parts, path));
  if (party.platform !== null) address.searchParams.set('platform', party.platform);
  for (const hint of ['login_hint', 'prompt']) {
    const value = c.req.query(hint);
    if (value !== undefined) address.searchParams.set(hint, value);
  }
  if (party.usesOAuth) {
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    keepBrowser(c, visitors, withStarted(browser, { state, verifier, expiresAt: now() + lifeMs, isUsed: false }));
    address.searchParams.set('state', state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(verifier));
    address.searchParams.set('code_challenge_method', 'S256');
  }
  return c.redirect(address.href);
};

/** The query with which the account site answers. An empty parameter, or one of only blanks, counts as none. */
export const answerOf = (c: Context): URLSearchParams =>
  new URLSearchParams([...new URL(c.req.url).searchParams].filter(([, value]) => value.trim() !== ''));

/** Answers a redirect from the account site: only one with the state of a sign-in of this browser signs anybody in. */
export const handleCallback = async (c: Context, parts: PartyParts): Promise<Response> => {
  const { party, visitors, now, exchange } = parts;
  const [answer, browser] = [answerOf(c), browserOf(c, visitors)];
  const started = browser.started.find(({ state }) => state === answer.get('state')) ?? null;
  if (party.usesOAuth) {
    if (started === null || started.isUsed || started.expiresAt <= now()) return refuseCallback(c, parts, browser);
    const used = browser.started.map((one) => (one === started ? { ...one, isUsed: true } : one));
    keepBrowser(c, visitors, { ...browser, started: used });
  }
  const error = answer.get('error');
  if (error !== null) return c.html(failedPage(party, `The account site answered: ${error}`));
  const outcome = await exchange({ answer, started, redirectUri: redirectUri(parts, c.req.path) });
  if (E.isLeft(outcome)) return c.html(failedPage(party, `The code was not exchanged: ${outcome.left}.`), 400);
  openSession(c, visitors, outcome.right);
  return c.redirect(c.req.path, 303);
};

const ownSignInPauseMs = 60_000;

/**
 * Starts a sign-in of the site's own where the state is missing or spent, once per browser and minute; never after an error,
 * nor for a state that this browser did not start here. Says else why nobody is signed in.
 */
const refuseCallback = async (c: Context, parts: PartyParts, browser: Browser): Promise<Response> => {
  const { party, now } = parts;
  const answer = answerOf(c);
  const state = answer.get('state');
  const isAnothers = state !== null && browser.started.every((one) => one.state !== state);
  const hasPaused = Math.abs(now() - (browser.ownSignInAt ?? -Infinity)) >= ownSignInPauseMs;
  if (!isAnothers && hasPaused && !answer.has('error')) {
    return startSignIn(c, parts, { path: c.req.path, browser: { ...browser, ownSignInAt: now() } });
  }
  const spent =
    'The state of the answer does not belong to a sign-in that goes on: it was used already, or has expired.';
  const anothers = 'The state of the answer does not belong to a sign-in this browser started here.';
  const missing = 'The answer bears no state of a sign-in that this browser started here.';
  return c.html(failedPage(party, isAnothers ? anothers : state === null ? missing : spent), 400);
};
