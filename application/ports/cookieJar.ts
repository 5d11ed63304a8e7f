/** The attributes of a cookie. It is always Secure. */
export type CookieAttributes = {
  readonly domain: string | null;
  readonly path: '/';
  readonly days: number;
  readonly sameSite: 'Lax' | 'None';
};

/** The cookies that a script can read. If cookies are blocked, reads return null and writes do nothing. */
export type CookieJar = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly remove: (name: string, attributes: Omit<CookieAttributes, 'days'>) => void;
  /** Tells whether a written cookie can be read again. */
  readonly works: () => boolean;
};
