/** The cookies of one browser. */
export type WireCookies = {
  readonly store: (url: URL, setCookies: ReadonlyArray<string>) => void;
  /** The Cookie header for an address; null if there is no cookie to send. */
  readonly headerFor: (url: URL) => string | null;
  /** The cookies that a script of the page at this address can read. */
  readonly visibleAt: (url: URL) => Readonly<Record<string, string>>;
};

const parsed = (url: URL, line: string, now: number) => {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = new Map(rest.map((part) => [/^[^=]*/.exec(part)?.[0].toLowerCase(), part.replace(/^.*?=/, '')]));
  const domain = attributes.get('domain')?.replace(/^\./, '') ?? '';
  const equals = pair.indexOf('=');
  return {
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    domain: domain === '' ? url.hostname : domain,
    isHostOnly: domain === '',
    path: attributes.get('path') ?? '/',
    isHttpOnly: attributes.has('httponly'),
    expiresAt: now + Number(attributes.get('max-age') ?? Infinity) * 1000,
  };
};
type Cookie = ReturnType<typeof parsed>;

const isFor = ({ domain, isHostOnly }: Cookie, { hostname }: URL): boolean =>
  hostname === domain || (!isHostOnly && hostname.endsWith(`.${domain}`));

/**
 * Makes an empty jar that stores cookies by domain and path, like a browser, refuses cookies of another domain, and forgets those whose
 * Max-Age has passed on its clock.
 */
export const makeCookieJar = (now: () => number = Date.now): WireCookies => {
  const cookies = new Map<string, Cookie>();
  const at = (url: URL): ReadonlyArray<Cookie> =>
    [...cookies.values()].filter(
      (cookie) => cookie.expiresAt > now() && isFor(cookie, url) && url.pathname.startsWith(cookie.path),
    );
  return {
    store: (url, setCookies) => {
      for (const cookie of setCookies.map((line) => parsed(url, line, now()))) {
        const key = [cookie.name, cookie.domain, cookie.path].join(' ');
        if (isFor(cookie, url)) cookies.set(key, cookie);
      }
    },
    headerFor: (url) =>
      at(url)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ') || null,
    visibleAt: (url) =>
      Object.fromEntries(at(url).flatMap(({ isHttpOnly, name, value }) => (isHttpOnly ? [] : [[name, value]]))),
  };
};
