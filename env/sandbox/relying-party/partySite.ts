import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import { makePartyLook } from './partyLook.ts';
import { button, partyPage, signedInPage } from './partyPages.ts';
import { answerOf, handleCallback, offerSignIn, startSignIn, type PartyParts } from './signIn.ts';
import { cookieOf, renewSession } from './visitors.ts';

const home = async (c: Context, parts: PartyParts): Promise<Response> => {
  const answer = answerOf(c);
  if (answer.has('code') || answer.has('error')) return handleCallback(c, parts);
  const signedIn = parts.sessions.get(cookieOf(c, 'session'));
  if (signedIn !== undefined) return c.html(signedInPage(parts.party, signedIn));
  return offerSignIn(c, parts, [parts.party.name, 'You are not signed in here.']);
};

/** A relying party: it starts sign-ins, exchanges their codes and shows who is signed in. */
export const makePartySite = (parts: PartyParts): Hono => {
  const { party, sessions, origin } = parts;
  const account = origin(accountHost(party.brand));
  const changePassword = button(`${account}/change-password`, 'Change password');
  return new Hono()
    .use(strictHeaders({ fontSrc: ["'self'"], scriptSrc: ["'inline-speculation-rules'"] }))
    .route('/', makePartyLook(party))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .use('/logout', cors({ origin: account, credentials: true }))
    .get('/logout', (c) => {
      renewSession(c, sessions, null);
      return c.body(null, 204);
    })
    .get('/sign-in', (c) => startSignIn(c, parts))
    .get('/sign-out', (c) => {
      renewSession(c, sessions, null);
      const back = encodeURIComponent(origin(party.host));
      return c.redirect(`${origin(launchpadHost(party.brand))}/logout?post_logout_redirect_uri=${back}`);
    })
    .get('/settings', (c) => c.html(partyPage(party, 'Settings', changePassword)))
    .get('/help', (c) => c.html(partyPage(party, 'Help', html`<p>Somebody would answer your questions here.</p>`)))
    .get('/docs', (c) => c.html(partyPage(party, 'Documentation', html`<p>The documentation would be here.</p>`)))
    .notFound((c) => c.html(partyPage(party, 'Page not found', html`<p>There is nothing at this address.</p>`), 404))
    .on('GET', ['/', party.home, '/personal-registration', '/corporate-registration'], (c) => home(c, parts));
};
