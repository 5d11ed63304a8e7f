import type { CookieJar } from '#application/ports/browser.ts';

/** Makes a cookie jar in memory; a cookie is found and removed by its name alone. */
export const makeMemoryCookies = (initial: Readonly<Record<string, string>> = {}): CookieJar => {
  const cookies = new Map(Object.entries(initial));
  return {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value, { days }) => {
      if (days > 0) cookies.set(name, value);
      else cookies.delete(name);
    },
    remove: (name) => {
      cookies.delete(name);
    },
    works: () => true,
  };
};

/** The cookie jar of a browser that blocks cookies. */
export const blockedCookies: CookieJar = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  works: () => false,
};
