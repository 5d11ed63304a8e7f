import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { partyFace, partyStyle } from './partyLook.ts';
import { button, partyPage, signedInPage, startPage } from './relyingPartyPages.ts';
import { answerOf, handleCallback, startSignIn, type PartyParts } from './signIn.ts';
import { browserOf, endSession, keepBrowser, signedInOf } from './visitors.ts';

const home =
  (parts: PartyParts) =>
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

/** A relying party: it starts sign-ins, exchanges their codes and shows who is signed in. */
export const makeRelyingPartySite = (parts: PartyParts): Hono => {
  const { party, visitors, origin } = parts;
  const homes = new Set(['/', party.home, '/personal-registration', '/corporate-registration']);
  const account = origin(accountHost(party.brand));
  const changePassword = button(`${account}/change-password`, 'Change password');
  const help = html`<p>Somebody would answer your questions here.</p>`;
  const site = new Hono()
    .use(strictHeaders({ fontSrc: ["'self'"] }))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use('/logout', cors({ origin: account, credentials: true }))
    .get('/logout', (c) => {
      endSession(c, visitors);
      return c.body(null, 204);
    })
    .get('/sign-in', (c) => {
      const at = c.req.query('at') ?? '';
      return startSignIn(c, parts, { path: homes.has(at) ? at : party.home, browser: browserOf(c, visitors) });
    })
    .get('/sign-out', (c) => {
      endSession(c, visitors);
      const logout = new URL('/logout', origin(launchpadHost(party.brand)));
      logout.searchParams.set('post_logout_redirect_uri', origin(party.host));
      return c.redirect(logout.href);
    })
    .get('/settings', (c) => c.html(partyPage(party, 'Settings', changePassword)))
    .get('/help', (c) => c.html(partyPage(party, 'Help', help)))
    .get('/docs', (c) => c.html(partyPage(party, 'Documentation', html`<p>The documentation would be here.</p>`)))
    .get('/party.css', (c) => c.body(partyStyle(party), 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/face.woff2', (c) => c.body(partyFace(party), 200, { 'content-type': 'font/woff2' }))
    .notFound((c) => c.html(partyPage(party, 'Page not found', html`<p>There is nothing at this address.</p>`), 404));
  homes.forEach((path) => site.get(path, home(parts)));
  return site;
};
