type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly hostOnly: boolean;
  readonly path: string;
  readonly httpOnly: boolean;
  /** In milliseconds since the epoch; infinite for a cookie of the browser's session. */
  readonly expiresAt: number;
};

/** The cookies of one browser. */
export type WireCookies = {
  readonly store: (url: URL, setCookies: ReadonlyArray<string>) => void;
  /** The Cookie header for an address; null if there is no cookie to send. */
  readonly headerFor: (url: URL) => string | null;
  /** The cookies that a script of the page at this address can read. */
  readonly visibleAt: (url: URL) => Readonly<Record<string, string>>;
};

const matches = (cookie: Cookie, { hostname, pathname }: URL): boolean => {
  const domainFits = hostname === cookie.domain || (!cookie.hostOnly && hostname.endsWith(`.${cookie.domain}`));
  return domainFits && pathname.startsWith(cookie.path);
};

/** When a cookie expires: Max-Age wins over Expires. */
const expiryOf = (attributes: ReadonlyMap<string, string>, now: number): number => {
  const [maxAge, expires] = [attributes.get('max-age'), attributes.get('expires')];
  if (maxAge !== undefined) return now + Number(maxAge) * 1000;
  return expires === undefined ? Infinity : Date.parse(expires);
};

const parsed = (url: URL, line: string, now: number): Cookie => {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = new Map(
    rest.map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.toLowerCase(), value];
    }),
  );
  const domain = attributes.get('domain')?.replace(/^\./, '') ?? '';
  const equals = pair.indexOf('=');
  return {
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    domain: domain === '' ? url.hostname : domain,
    hostOnly: domain === '',
    path: attributes.get('path') ?? '/',
    httpOnly: attributes.has('httponly'),
    expiresAt: expiryOf(attributes, now),
  };
};

const isSame = (one: Cookie, other: Cookie): boolean =>
  one.name === other.name && one.domain === other.domain && one.path === other.path;

/**
 * Makes an empty jar that stores cookies by domain and path, like a browser, refuses cookies of another domain, and forgets those that
 * have expired on its clock.
 */
export const makeCookieJar = (now: () => number = Date.now): WireCookies => {
  let cookies: ReadonlyArray<Cookie> = [];
  const at = (url: URL): ReadonlyArray<Cookie> =>
    cookies.filter((cookie) => cookie.expiresAt > now() && matches(cookie, url));
  return {
    store: (url, setCookies) => {
      for (const line of setCookies) {
        const cookie = parsed(url, line, now());
        if (matches({ ...cookie, path: '/' }, url))
          cookies = [...cookies.filter((other) => !isSame(other, cookie)), cookie];
      }
    },
    headerFor: (url) => {
      const sent = at(url).map(({ name, value }) => `${name}=${value}`);
      return sent.length === 0 ? null : sent.join('; ');
    },
    visibleAt: (url) =>
      Object.fromEntries(
        at(url)
          .filter(({ httpOnly }) => !httpOnly)
          .map(({ name, value }) => [name, value]),
      ),
  };
};
