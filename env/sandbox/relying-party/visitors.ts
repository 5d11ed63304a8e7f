import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { generateRandomState } from 'oauth4webapi';

/** The person who is signed in, and what the site has checked before. */
export type SignedIn = { readonly email: string; readonly accountType: string; readonly checks: ReadonlyArray<string> };

/** Who is signed in at a site, by the id in the cookie. */
export type Sessions = Map<string, SignedIn>;

const scope = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** A cookie of this host, which no other host of the domain can set (RFC 6265bis); empty without it. */
export const cookieOf = (c: Context, name: string): string => getCookie(c, `party_${name}`, 'host') ?? '';

/** Keeps such a cookie for two hours, longer than a sign-in lives, so that the site knows an expired one. An empty value removes it. */
export const keepCookie = (c: Context, name: string, value: string): void =>
  setCookie(c, `party_${name}`, value, { ...scope, maxAge: value === '' ? 0 : 2 * 60 * 60 });

/** Forgets all but the newest nineteen sign-ins of the browser, which sends the oldest cookie first (RFC 6265, section 5.4). */
export const forgetOldest = (c: Context): void => {
  const started = Object.keys(getCookie(c)).filter((name) => name.startsWith('__Host-party_started_'));
  started.slice(0, -19).forEach((name) => keepCookie(c, name.replace('__Host-party_', ''), ''));
};

/** Ends the session of the browser. Who has signed in gets another, with a new id: a planted one is of no use (session fixation). */
export const renewSession = (c: Context, sessions: Sessions, signedIn: SignedIn | null): void => {
  const id = signedIn === null ? '' : generateRandomState();
  sessions.delete(cookieOf(c, 'session'));
  if (signedIn !== null) sessions.set(id, signedIn);
  keepCookie(c, 'session', id);
};
