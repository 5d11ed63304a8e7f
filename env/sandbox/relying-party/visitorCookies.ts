import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Browser, SignedIn, Visitors } from './visitors.ts';

const browserCookie = 'party_browser';
const sessionCookie = 'party_session';
const scope = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
// Because: longer than a sign-in lives, so that the site still knows an expired state, also after a restart of the browser.
const browserLifeSeconds = 24 * 60 * 60;

/** What the site remembers of the browser that sends a request; nothing for a browser without the cookie. */
export const browserOf = (c: Context, { browsers }: Visitors): Browser =>
  browsers.get(getCookie(c, browserCookie, 'host')) ?? { started: [], ownSignInAt: null };

/** Remembers a browser. Because: with the prefix `__Host-`, no other host of the domain can plant the cookie (RFC 6265bis). */
export const keepBrowser = (c: Context, { browsers }: Visitors, browser: Browser): void => {
  const id = browsers.keep(getCookie(c, browserCookie, 'host'), browser);
  setCookie(c, browserCookie, id, { ...scope, prefix: 'host', secure: true, maxAge: browserLifeSeconds });
};

/** The person who is signed in; null for nobody. */
export const signedInOf = (c: Context, { sessions }: Visitors): SignedIn | null =>
  sessions.get(getCookie(c, sessionCookie));

/** Starts a session and ends the previous one. Because: with a new id, a planted id cannot be used (session fixation). */
export const openSession = (c: Context, { sessions }: Visitors, signedIn: SignedIn): void => {
  sessions.forget(getCookie(c, sessionCookie));
  setCookie(c, sessionCookie, sessions.keep(undefined, signedIn), scope);
};

/** Ends the session. The sign-ins of the browser that are not completed can still be completed. */
export const endSession = (c: Context, { sessions }: Visitors): void => {
  sessions.forget(getCookie(c, sessionCookie));
  deleteCookie(c, sessionCookie, { path: '/' });
};
