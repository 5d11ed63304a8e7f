import { randomBytes } from 'node:crypto';

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

/** The person who is signed in. */
export type SignedIn = { readonly email: string; readonly accountType: string };

/** Values by a random id, which a cookie carries. */
type CookieStore<Value> = {
  readonly get: (id: string | undefined) => Value | null;
  /** Stores a value under a known id, or under a new one, and returns the id. */
  readonly keep: (id: string | undefined, value: Value) => string;
  readonly forget: (id: string | undefined) => void;
  readonly clear: () => void;
};

/** What a site knows of its visitors. A sign-out ends the session; the browser stays known. */
export type Visitors = { readonly browsers: CookieStore<Browser>; readonly sessions: CookieStore<SignedIn> };

const maxStarted = 20;

/** The browser with one more sign-in that it started. If there is no room, a used one is forgotten, else the oldest, which expires first. */
export const withStarted = (browser: Browser, signIn: StartedSignIn): Browser => {
  const { started } = browser;
  const forgotten = started.length < maxStarted ? undefined : (started.find(({ isUsed }) => isUsed) ?? started[0]);
  return { ...browser, started: [...started.filter((one) => one !== forgotten), signIn] };
};

/** Makes an empty list of visitors. */
export const makeVisitors = (): Visitors => ({ browsers: makeCookieStore(), sessions: makeCookieStore() });

const makeCookieStore = <Value>(): CookieStore<Value> => {
  const known = new Map<string, Value>();
  return {
    get: (id = '') => known.get(id) ?? null,
    keep: (id, value) => {
      // Because: an id that this site did not issue may be planted.
      const storedId = id !== undefined && known.has(id) ? id : randomBytes(18).toString('base64url');
      known.set(storedId, value);
      return storedId;
    },
    forget: (id = '') => {
      known.delete(id);
    },
    clear: () => {
      known.clear();
    },
  };
};
