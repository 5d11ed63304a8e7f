import type { CookieJar } from '#application/ports/browser.ts';
import { publicOrigin } from '#domain/settings/settings.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { makeCookieJar, type WireCookies } from '#tests/wire/cookieJar.ts';

const secondsPerDay = 86_400;

/** The cookies of a browser as a script of the page at this address reads and writes them. */
export const scriptCookies = (jar: WireCookies, page: URL): CookieJar => {
  const write: CookieJar['write'] = (name, value, { domain, days }) => {
    const scope = domain === null ? '' : `; Domain=${domain}`;
    jar.store(page, [`${name}=${encodeURIComponent(value)}${scope}; Path=/; Max-Age=${days * secondsPerDay}`]);
  };
  return {
    read: (name) => {
      const value = jar.visibleAt(page)[name];
      return value === undefined ? null : orNull(() => decodeURIComponent(value));
    },
    write,
    remove: (name, attributes) => write(name, '', { ...attributes, days: 0 }),
    works: () => true,
  };
};

/** The cookies of a new browser, as a script of the test deployment's account page reads and writes them. */
export const makeMemoryCookies = (): CookieJar => scriptCookies(makeCookieJar(), new URL(publicOrigin(plainSettings)));

/** The cookie jar of a browser that blocks cookies. */
export const blockedCookies: CookieJar = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  works: () => false,
};
