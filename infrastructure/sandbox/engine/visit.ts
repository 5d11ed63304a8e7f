/** What one browser brings along: the brand's session cookie name, its cookies by name, and a bearer token if it showed one. */
export type Visit = {
  readonly sessionCookie: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly bearer: string | null;
};

/** A cookie to set, or to remove where the value is null. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  /** Read by scripts and shared over the brand's parent domain; the others are the launchpad host's own, HttpOnly. */
  readonly shared: boolean;
  readonly maxAgeSeconds: number;
};

/** The names of the cookies one brand's launchpad keeps in a browser. */
export type CookieNames = {
  readonly session: string;
  readonly key: string;
  readonly preAuth: string;
  readonly device: string;
  readonly provider: string;
};

export const cookieNames = (sessionCookie: string): CookieNames => ({
  session: sessionCookie,
  key: `${sessionCookie}_key`,
  preAuth: `${sessionCookie}_pre`,
  device: `${sessionCookie}_device`,
  provider: `${sessionCookie}_idp`,
});

/** The cookies of a browser after an answer's changes: all a caller without a real browser needs to keep. */
export const withCookies = (
  cookies: Readonly<Record<string, string>>,
  changes: ReadonlyArray<CookieChange>,
): Readonly<Record<string, string>> => {
  const kept = new Map(Object.entries(cookies));
  for (const { name, value } of changes) {
    if (value === null) kept.delete(name);
    else kept.set(name, value);
  }
  return Object.fromEntries(kept);
};
