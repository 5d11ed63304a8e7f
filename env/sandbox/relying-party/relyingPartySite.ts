import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import type { makeCodeExchange } from './codeExchange.ts';
import { validateCallback, callbackFaultMessage } from './validateCallback.ts';
import type { RelyingParty } from './relyingParties.ts';
import { failedPage, plainPage, settingsPage, signedInPage, startPage } from './relyingPartyPages.ts';
import { newPending, redirectUri, signInAddress } from './signInRequest.ts';
import type { Visitors } from './visitors.ts';

/** What a relying party's site is made of. */
export type RelyingPartySiteParts = {
  readonly party: RelyingParty;
  readonly visitors: Visitors;
  readonly origin: (host: string) => string;
  readonly now: () => number;
  readonly exchange: ReturnType<typeof makeCodeExchange>;
};

const cookie = 'party_session';
const homesOf = ({ home }: RelyingParty): ReadonlySet<string> =>
  new Set(['/', home, '/personal-registration', '/corporate-registration']);
const style = new URL('party.css', import.meta.url);

const setVisitorCookie = (c: Context, id: string): void =>
  setCookie(c, cookie, id, { path: '/', httpOnly: true, sameSite: 'Lax' });

const forget = (c: Context, visitors: Visitors): void => {
  visitors.forget(getCookie(c, cookie));
  deleteCookie(c, cookie, { path: '/' });
};

const startSignIn =
  ({ party, visitors, origin, now }: RelyingPartySiteParts) =>
  async (c: Context): Promise<Response> => {
    const at = c.req.query('at') ?? party.home;
    const path = homesOf(party).has(at) ? at : party.home;
    if (!party.usesOAuth) return c.redirect(await signInAddress(party, origin, { path, pending: null }));
    const visitor = visitors.get(getCookie(c, cookie));
    const pending = newPending(now());
    const id = getCookie(c, cookie);
    setVisitorCookie(c, visitors.keep(id, { ...visitor, pending: [...visitor.pending, pending].slice(-20) }));
    return c.redirect(await signInAddress(party, origin, { path, pending }));
  };

const handleCallback =
  ({ party, visitors, origin, now, exchange }: RelyingPartySiteParts) =>
  async (c: Context): Promise<Response> => {
    const visitor = visitors.get(getCookie(c, cookie));
    const validated = validateCallback(party, visitor, { state: c.req.query('state') ?? null, now: now() });
    if (E.isLeft(validated)) return c.html(failedPage(party, callbackFaultMessage(validated.left)), 400);
    const { started, visitor: remaining } = validated.right;
    if (remaining !== visitor) visitors.keep(getCookie(c, cookie), remaining);
    const error = c.req.query('error');
    // Because: nobody signed in, which is an answer of OAuth (RFC 6749, 4.1.2.1) and no bad request.
    if (error !== undefined) return c.html(failedPage(party, `The account site answered: ${error}`));
    const answer = new URL(c.req.url).searchParams;
    const outcome = await exchange({ answer, started, redirectUri: redirectUri(party, origin, c.req.path) });
    if (E.isLeft(outcome)) return c.html(failedPage(party, `The code was not exchanged: ${outcome.left}.`), 400);
    // Because: a sign-in gets a new session id, so that a planted id cannot be used (session fixation).
    visitors.forget(getCookie(c, cookie));
    setVisitorCookie(c, visitors.keep(undefined, { ...remaining, signedIn: outcome.right }));
    return c.redirect(c.req.path, 303);
  };

const home =
  (parts: RelyingPartySiteParts) =>
  (c: Context): Response | Promise<Response> => {
    if (c.req.query('code') !== undefined || c.req.query('error') !== undefined) return handleCallback(parts)(c);
    const { signedIn } = parts.visitors.get(getCookie(c, cookie));
    return c.html(signedIn === null ? startPage(parts.party, c.req.path) : signedInPage(parts.party, signedIn));
  };

const signOut =
  ({ party, visitors, origin }: RelyingPartySiteParts) =>
  (c: Context): Response => {
    forget(c, visitors);
    const logout = new URL('/logout', origin(launchpadHost(party.brand)));
    logout.searchParams.set('post_logout_redirect_uri', origin(party.host));
    return c.redirect(logout.href);
  };

/** A relying party: it starts sign-ins, exchanges their codes and shows who is signed in. */
export const makeRelyingPartySite = (parts: RelyingPartySiteParts): Hono => {
  const { party, visitors, origin } = parts;
  const site = new Hono()
    .use(strictHeaders())
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use('/logout', cors({ origin: () => origin(accountHost(party.brand)), credentials: true }))
    .get('/logout', (c) => {
      forget(c, visitors);
      return c.body(null, 204);
    })
    .get('/sign-in', startSignIn(parts))
    .get('/sign-out', signOut(parts))
    .get('/settings', (c) => c.html(settingsPage(party, `${origin(accountHost(party.brand))}/change-password`)))
    .get('/help', (c) => c.html(plainPage(party, 'Help', 'Somebody would answer your questions here.')))
    .get('/docs', (c) => c.html(plainPage(party, 'Documentation', 'The documentation would be here.')))
    .get('/party.css', (c) =>
      c.body(`:root{--brand:${party.colour};--radius:${party.brand.radius}px}\n${readFileSync(style, 'utf8')}`, 200, {
        'content-type': 'text/css; charset=utf-8',
      }),
    )
    .notFound((c) => c.html(plainPage(party, 'Page not found', 'There is nothing at this address.'), 404));
  homesOf(party).forEach((path) => site.get(path, home(parts)));
  return site;
};
