import type { CookieJar } from '#application/ports/browser.ts';
import type { CookieChange, ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';

/** A browser as the engine sees it: shared cookies are in a cookie jar, HttpOnly cookies in here. */
export type SandboxBrowser = {
  readonly clientContext: (bearer: string | null) => ClientContext;
  readonly applyCookies: (changes: ReadonlyArray<CookieChange>) => void;
};

const secondsPerDay = 86_400;

/** Makes a browser of one brand without cookies, except for those in its jar. */
export const makeSandboxBrowser = (sessionCookie: string, jar: CookieJar): SandboxBrowser => {
  const hostCookies = new Map<string, string>();
  const sharedNames = new Set([sessionCookie]);
  const attributes = { domain: null, path: '/', sameSite: 'Lax' } as const;
  const applyShared = ({ name, value, maxAgeSeconds }: CookieChange): void => {
    sharedNames.add(name);
    if (value === null) jar.remove(name, attributes);
    else jar.write(name, value, { ...attributes, days: maxAgeSeconds / secondsPerDay });
  };
  return {
    clientContext: (bearer) => {
      const cookies = new Map(hostCookies);
      for (const name of sharedNames) {
        const value = jar.read(name);
        if (value !== null) cookies.set(name, value);
      }
      return { sessionCookie, accountHost: null, bearer, cookies: Object.fromEntries(cookies) };
    },
    applyCookies: (changes) => {
      for (const change of changes) {
        if (change.shared) applyShared(change);
        else if (change.value === null) hostCookies.delete(change.name);
        else hostCookies.set(change.name, change.value);
      }
    },
  };
};
