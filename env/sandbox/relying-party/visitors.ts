import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A sign-in that a browser started at a site. Its state is valid once, until it expires. */
export type StartedSignIn = {
  readonly state: string;
  readonly verifier: string;
  readonly expiresAt: number;
  readonly isUsed: boolean;
};

/** What a site remembers of a browser, whether somebody is signed in or not. */
export type Browser = {
  /** The newest sign-ins that it started here; the used and the expired ones too, while there is room. */
  readonly started: ReadonlyArray<StartedSignIn>;
  /** When a callback last started a sign-in of the site's own; null if none did. */
  readonly ownSignInAt: number | null;
};

/** The person who is signed in, and whether the code needed the proof key (PKCE). */
export type SignedIn = { readonly email: string; readonly accountType: string; readonly usedProofKey: boolean };

/** What a site knows of its visitors, by the ids in their cookies. A sign-out ends the session; the browser stays known. */
export type Visitors = { readonly browsers: Map<string, Browser>; readonly sessions: Map<string, SignedIn> };

/** Makes an empty list of visitors. */
export const makeVisitors = (): Visitors => ({ browsers: new Map(), sessions: new Map() });

const maxStarted = 20;

/** The browser with one more sign-in that it started. If there is no room, a used one is forgotten, else the oldest. */
export const withStarted = (browser: Browser, signIn: StartedSignIn): Browser => {
  const { started } = browser;
  const forgotten = started.length < maxStarted ? undefined : (started.find(({ isUsed }) => isUsed) ?? started[0]);
  return { ...browser, started: [...started.filter((one) => one !== forgotten), signIn] };
};

const browserCookie = 'party_browser';
const sessionCookie = 'party_session';
const scope = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
const newId = (): string => randomBytes(18).toString('base64url');

/** What the site remembers of the browser that sends a request; nothing for a browser without the cookie. */
export const browserOf = (c: Context, { browsers }: Visitors): Browser =>
  browsers.get(getCookie(c, browserCookie, 'host') ?? '') ?? { started: [], ownSignInAt: null };

/**
 * Remembers a browser for a day: longer than a sign-in lives, so that the site still knows an expired state. The cookie has an id that this
 * site has issued, and no other host of the domain can set it (RFC 6265bis).
 */
export const keepBrowser = (c: Context, { browsers }: Visitors, browser: Browser): void => {
  const known = getCookie(c, browserCookie, 'host') ?? '';
  const id = browsers.has(known) ? known : newId();
  browsers.set(id, browser);
  setCookie(c, browserCookie, id, { ...scope, prefix: 'host', secure: true, maxAge: 24 * 60 * 60 });
};

/** The person who is signed in; null for nobody. */
export const signedInOf = (c: Context, { sessions }: Visitors): SignedIn | null =>
  sessions.get(getCookie(c, sessionCookie) ?? '') ?? null;

/** Starts a session with a new id and ends the previous one, so that a planted id is of no use (session fixation). */
export const openSession = (c: Context, { sessions }: Visitors, signedIn: SignedIn): void => {
  const id = newId();
  sessions.delete(getCookie(c, sessionCookie) ?? '');
  sessions.set(id, signedIn);
  setCookie(c, sessionCookie, id, scope);
};

/** Ends the session. The sign-ins of the browser that are not completed can still be completed. */
export const endSession = (c: Context, { sessions }: Visitors): void => {
  sessions.delete(getCookie(c, sessionCookie) ?? '');
  deleteCookie(c, sessionCookie, { path: '/' });
};
