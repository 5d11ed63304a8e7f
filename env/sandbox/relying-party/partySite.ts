import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import type { makeBackChannel } from './backChannel.ts';
import { admitCallback, faultWords } from './callback.ts';
import type { Party } from './parties.ts';
import { failedPage, plainPage, settingsPage, signedInPage, startPage } from './partyPage.ts';
import { newPending, redirectUri, signInAddress } from './signInRequest.ts';
import type { Visitor, Visitors } from './visitors.ts';

export type PartySiteParts = {
  readonly party: Party;
  readonly visitors: Visitors;
  readonly origin: (host: string) => string;
  readonly now: () => number;
  readonly exchange: ReturnType<typeof makeBackChannel>;
};

const cookie = 'party_session';
const homes = ['/', '/personal-registration', '/corporate-registration'];
const style = new URL('party.css', import.meta.url);

const remember = (c: Context, visitors: Visitors, visitor: Visitor): void => {
  const id = visitors.keep(getCookie(c, cookie), visitor);
  setCookie(c, cookie, id, { path: '/', httpOnly: true, sameSite: 'Lax' });
};

const forget = (c: Context, visitors: Visitors): void => {
  visitors.forget(getCookie(c, cookie));
  deleteCookie(c, cookie, { path: '/' });
};

const startSignIn =
  ({ party, visitors, origin, now }: PartySiteParts) =>
  async (c: Context): Promise<Response> => {
    const at = c.req.query('at') ?? '/';
    const path = homes.includes(at) ? at : '/';
    if (!party.usesOAuth) return c.redirect(await signInAddress(party, origin, { path, pending: null }));
    const visitor = visitors.get(getCookie(c, cookie));
    const pending = newPending(now());
    remember(c, visitors, { ...visitor, pending: [...visitor.pending, pending].slice(-20) });
    return c.redirect(await signInAddress(party, origin, { path, pending }));
  };

const takeCode =
  ({ party, visitors, origin, now, exchange }: PartySiteParts) =>
  async (c: Context): Promise<Response> => {
    const visitor = visitors.get(getCookie(c, cookie));
    const admitted = admitCallback(party, visitor, { state: c.req.query('state') ?? null, now: now() });
    if (E.isLeft(admitted)) return c.html(failedPage(party, faultWords(admitted.left)), 400);
    const { started, visitor: left } = admitted.right;
    if (left !== visitor) visitors.keep(getCookie(c, cookie), left);
    const answer = new URL(c.req.url).searchParams;
    const outcome = await exchange({ answer, started, redirectUri: redirectUri(party, origin, c.req.path) });
    if (E.isLeft(outcome)) return c.html(failedPage(party, `The code was not exchanged: ${outcome.left}.`), 400);
    // Because: a session that was there before the sign-in is not the one that is signed in.
    visitors.forget(getCookie(c, cookie));
    const id = visitors.keep(undefined, { ...left, signedIn: outcome.right });
    setCookie(c, cookie, id, { path: '/', httpOnly: true, sameSite: 'Lax' });
    return c.redirect(c.req.path, 303);
  };

const home =
  (parts: PartySiteParts) =>
  (c: Context): Response | Promise<Response> => {
    if (c.req.query('code') !== undefined) return takeCode(parts)(c);
    const { signedIn } = parts.visitors.get(getCookie(c, cookie));
    return c.html(signedIn === null ? startPage(parts.party, c.req.path) : signedInPage(parts.party, signedIn));
  };

const signOut =
  ({ party, visitors, origin }: PartySiteParts) =>
  (c: Context): Response => {
    forget(c, visitors);
    const logout = new URL('/logout', origin(launchpadHost(party.brand)));
    logout.searchParams.set('post_logout_redirect_uri', origin(party.host));
    return c.redirect(logout.href);
  };

const guarded = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
});

/** A relying party: starts sign-ins, takes their codes, and says who is signed in. */
export const makePartySite = (parts: PartySiteParts): Hono => {
  const { party, visitors, origin } = parts;
  const site = new Hono()
    .use(guarded)
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
    .get('/docs', (c) => c.html(plainPage(party, 'Documentation', 'The documentation would stand here.')))
    .get('/party.css', (c) =>
      c.body(`:root{--brand:${party.colour}}\n${readFileSync(style, 'utf8')}`, 200, {
        'content-type': 'text/css; charset=utf-8',
      }),
    )
    .notFound((c) => c.html(plainPage(party, 'Page not found', 'There is nothing at this address.'), 404));
  homes.forEach((path) => site.get(path, home(parts)));
  return site;
};
