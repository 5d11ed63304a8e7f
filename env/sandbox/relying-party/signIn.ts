import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import * as oauth from 'oauth4webapi';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { makeCodeExchange } from './codeExchange.ts';
import { signedOutPage } from './partyPages.ts';
import type { RelyingParty } from './relyingParties.ts';
import { cookieOf, forgetOldest, keepCookie, renewSession, type Sessions } from './visitors.ts';

/** What a site is made of. */
export type PartyParts = {
  readonly party: RelyingParty;
  readonly sessions: Sessions;
  readonly origin: (host: string) => string;
  readonly now: () => number;
  readonly exchange: ReturnType<typeof makeCodeExchange>;
};

const redirectUri = ({ party: { host, home, coBrand }, origin }: PartyParts): string =>
  origin(host) + home + (coBrand === null ? '' : `?${coBrand.parameter}=${coBrand.uid}`);

/** Whether a person opens this address in a tab: no frame, picture, script or page loaded ahead. A client without the headers is believed. */
const isTopLevel = ({ req }: Context): boolean =>
  req.header('sec-purpose') === undefined &&
  (req.header('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  (req.header('sec-fetch-dest') ?? 'document') === 'document';

/** Begins a sign-in, with a person's hints, and returns its address. A site with OAuth keeps state and verifier in a cookie of this sign-in. */
const beginSignIn = async (c: Context, parts: PartyParts): Promise<string> => {
  const { party, origin, now } = parts;
  const address = new URL(origin(accountHost(party.brand)));
  const { login_hint = '', prompt: asked = '' } = c.req.path === '/sign-in' ? c.req.query() : {};
  // Because: without this prompt, somebody who is signed in already would come back with the code of that session.
  const prompt = party.takesSessions ? asked : 'login';
  const wanted = { redirect_uri: redirectUri(parts), platform: party.platform ?? '', login_hint, prompt };
  for (const [name, value] of Object.entries(wanted)) if (value !== '') address.searchParams.set(name, value);
  if (party.usesOAuth) {
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    forgetOldest(c);
    keepCookie(c, `started_${state}`, `${verifier}.${now()}`);
    address.searchParams.set('state', state);
    address.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(verifier));
    address.searchParams.set('code_challenge_method', 'S256');
  }
  return address.href;
};

/** Sends a browser to the account site. */
export const startSignIn = async (c: Context, parts: PartyParts): Promise<Response> =>
  isTopLevel(c) ? c.redirect(await beginSignIn(c, parts)) : c.body(null, 403);

/** Answers with a page whose "Sign in" leads to a sign-in that begins here, in a tab. After ten minutes the home, with another one, replaces it. */
export const offerSignIn = async (c: Context, parts: PartyParts, page: [string, string]): Promise<Response> => {
  const link = isTopLevel(c) ? await beginSignIn(c, parts) : '/sign-in';
  c.header('Refresh', '600; url=/');
  return c.html(signedOutPage(parts.party, page, link));
};

/** The query with which the account site answers. An empty parameter, or one of only blanks, counts as none. */
export const answerOf = (c: Context): URLSearchParams =>
  new URLSearchParams([...new URL(c.req.url).searchParams].filter(([, value]) => value.trim() !== ''));

/**
 * Answers a redirect from the account site. At a site that uses OAuth only the state of a sign-in of this browser signs
 * anybody in, once and within an hour. Without a state, or with a spent one, the site starts a sign-in of its own, once per
 * browser and minute; never after an error, nor for a state that this browser did not start here.
 */
export const handleCallback = async (c: Context, parts: PartyParts): Promise<Response> => {
  const { party, sessions, now, exchange } = parts;
  const answer = answerOf(c);
  const [state, error] = [answer.get('state') ?? '', answer.get('error')];
  const [verifier = '', startedAt] = cookieOf(c, `started_${state}`).split('.');
  const isOwn = startedAt !== undefined;
  if (isOwn) keepCookie(c, `started_${state}`, `${verifier}.spent`);
  if (error === 'access_denied' && (isOwn || !party.usesOAuth))
    return offerSignIn(c, parts, ['You are not signed in', 'You came back without signing in.']);
  const failed = (reason: string, status: 200 | 400 = 400): Promise<Response> => {
    c.status(status);
    return offerSignIn(c, parts, ['Sign-in failed', reason]);
  };
  if (party.usesOAuth && !(now() - Number(startedAt) < 60 * 60_000)) {
    const hasRested = Math.abs(now() - Number(cookieOf(c, 'own'))) >= 60_000;
    const mayStart = error === null && (isOwn || state === '') && hasRested && isTopLevel(c);
    if (!mayStart) return failed('The answer belongs to no sign-in that goes on in this browser.');
    keepCookie(c, 'own', String(now()));
    return startSignIn(c, parts);
  }
  if (error !== null) return failed(`The account site answered: ${error}`, 200);
  const outcome = await exchange(answer, party.usesOAuth ? { state, verifier } : null, redirectUri(parts));
  if (E.isLeft(outcome)) return failed(`The code was not exchanged: ${outcome.left}.`);
  renewSession(c, sessions, outcome.right);
  return c.redirect(c.req.path, 303);
};
