type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly hostOnly: boolean;
  readonly path: string;
  readonly httpOnly: boolean;
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

const parsed = (url: URL, line: string): { readonly cookie: Cookie; readonly removed: boolean } => {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = new Map(
    rest.map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.toLowerCase(), value];
    }),
  );
  const domain = attributes.get('domain')?.replace(/^\./, '') ?? '';
  const maxAge = attributes.get('max-age');
  const expires = attributes.get('expires');
  const removed =
    maxAge === undefined ? expires !== undefined && Date.parse(expires) <= Date.now() : Number(maxAge) <= 0;
  const equals = pair.indexOf('=');
  return {
    removed,
    cookie: {
      name: pair.slice(0, equals),
      value: pair.slice(equals + 1),
      domain: domain === '' ? url.hostname : domain,
      hostOnly: domain === '',
      path: attributes.get('path') ?? '/',
      httpOnly: attributes.has('httponly'),
    },
  };
};

const isSame = (one: Cookie, other: Cookie): boolean =>
  one.name === other.name && one.domain === other.domain && one.path === other.path;

/** Makes an empty jar that stores cookies by domain and path, like a browser, and refuses cookies of another domain. */
export const makeCookieJar = (): WireCookies => {
  let cookies: ReadonlyArray<Cookie> = [];
  const at = (url: URL): ReadonlyArray<Cookie> => cookies.filter((cookie) => matches(cookie, url));
  return {
    store: (url, setCookies) => {
      for (const line of setCookies) {
        const { cookie, removed } = parsed(url, line);
        if (!matches({ ...cookie, path: '/' }, url)) continue;
        cookies = cookies.filter((other) => !isSame(other, cookie));
        if (!removed) cookies = [...cookies, cookie];
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
