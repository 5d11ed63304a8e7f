/** How a cookie is kept. Always Secure. */
export type CookieAttributes = {
  readonly domain: string | null;
  readonly path: '/';
  readonly days: number;
  readonly sameSite: 'Lax' | 'None';
};

/** The cookies a script may see. A jar that is blocked reads as empty and takes nothing. */
export type CookieJar = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly remove: (name: string, attributes: Omit<CookieAttributes, 'days'>) => void;
  /** Whether a cookie written is a cookie read. */
  readonly works: () => boolean;
};
