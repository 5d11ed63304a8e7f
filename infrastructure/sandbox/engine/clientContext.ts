/** What the engine knows of the browser that calls: its brand's session cookie name and host, its cookies, and its bearer token. */
export type ClientContext = {
  readonly sessionCookie: string;
  /** The host of the account pages, without port; null where no host serves them. */
  readonly accountHost: string | null;
  readonly cookies: Readonly<Record<string, string>>;
  readonly bearer: string | null;
};

/** A cookie to set, or to remove if the value is null. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  /** True: scripts can read it, on the brand's parent domain. False: HttpOnly, on the launchpad's host. */
  readonly shared: boolean;
  readonly maxAgeSeconds: number;
};

/** The names of the cookies that the launchpad of one brand sets. */
type CookieNames = {
  readonly session: string;
  readonly key: string;
  readonly preAuth: string;
  readonly device: string;
  readonly provider: string;
};

/** Derives every cookie name of a brand from the name of its session cookie. */
export const cookieNames = (sessionCookie: string): CookieNames => ({
  session: sessionCookie,
  key: `${sessionCookie}_key`,
  preAuth: `${sessionCookie}_pre`,
  device: `${sessionCookie}_device`,
  provider: `${sessionCookie}_idp`,
});

/** Sets an HttpOnly cookie on the launchpad's host. */
export const hostCookie = (name: string, value: string, lifeMs: number): CookieChange => ({
  name,
  value,
  shared: false,
  maxAgeSeconds: lifeMs / 1000,
});

/** Removes a cookie. */
export const expiredCookie = (name: string, shared: boolean): CookieChange => ({
  name,
  value: null,
  shared,
  maxAgeSeconds: 0,
});
