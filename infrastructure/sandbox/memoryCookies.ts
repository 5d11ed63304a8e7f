import type { CookieJar } from '#application/ports/cookieJar.ts';

/** A jar that lasts as long as the page: what is written is read, and removed by name. */
export const makeMemoryCookies = (kept: Readonly<Record<string, string>> = {}): CookieJar => {
  const cookies = new Map(Object.entries(kept));
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

/** The jar of a browser that keeps no cookies. */
export const blockedCookies: CookieJar = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  works: () => false,
};
