import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { answerOf, handleCallback, type CallbackParts } from './handleCallback.ts';
import type { RelyingParty } from './relyingParties.ts';
import { plainPage, settingsPage, signedInPage, startPage } from './relyingPartyPages.ts';
import { startSignIn } from './startSignIn.ts';
import { browserOf, endSession, keepBrowser, signedInOf } from './visitorCookies.ts';

const homesOf = ({ home }: RelyingParty): ReadonlySet<string> =>
  new Set(['/', home, '/personal-registration', '/corporate-registration']);
const style = new URL('party.css', import.meta.url);

const signIn =
  (parts: CallbackParts) =>
  (c: Context): Promise<Response> => {
    const { party, visitors } = parts;
    const at = c.req.query('at') ?? party.home;
    const path = homesOf(party).has(at) ? at : party.home;
    return startSignIn(c, parts, { path, browser: browserOf(c, visitors) });
  };

const home =
  (parts: CallbackParts) =>
  (c: Context): Response | Promise<Response> => {
    const answer = answerOf(c);
    if (answer.has('code') || answer.has('error')) return handleCallback(c, parts);
    const { party, visitors } = parts;
    const signedIn = signedInOf(c, visitors);
    if (signedIn !== null) return c.html(signedInPage(party, signedIn));
    // Because: two tabs that start a sign-in at once must not get a cookie each.
    if (party.usesOAuth) keepBrowser(c, visitors, browserOf(c, visitors));
    return c.html(startPage(party, c.req.path));
  };

const signOut =
  ({ party, visitors, origin }: CallbackParts) =>
  (c: Context): Response => {
    endSession(c, visitors);
    const logout = new URL('/logout', origin(launchpadHost(party.brand)));
    logout.searchParams.set('post_logout_redirect_uri', origin(party.host));
    return c.redirect(logout.href);
  };

/** A relying party: it starts sign-ins, exchanges their codes and shows who is signed in. */
export const makeRelyingPartySite = (parts: CallbackParts): Hono => {
  const { party, visitors, origin } = parts;
  const site = new Hono()
    .use(strictHeaders())
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use('/logout', cors({ origin: () => origin(accountHost(party.brand)), credentials: true }))
    .get('/logout', (c) => {
      endSession(c, visitors);
      return c.body(null, 204);
    })
    .get('/sign-in', signIn(parts))
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
