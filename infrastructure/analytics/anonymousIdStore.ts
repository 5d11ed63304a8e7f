import type { CookieJar } from '#application/ports/browser.ts';

/** The cookie of the anonymous id: the only thing that analytics stores on the device. */
export const anonymousIdCookie: string = 'ajs_anonymous_id';

/** As long as the consent. */
const days = 365;

/** The anonymous id on this device. */
export type AnonymousIdStore = {
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly remove: () => void;
};

/** Removes a cookie of analytics: that of the brand, and that of this host, which an earlier release may have set. */
export const removeAnalyticsCookie = (cookies: CookieJar, hostName: string, name: string): void =>
  [hostName, null].forEach((domain) => cookies.remove(name, { domain, path: '/', sameSite: 'Lax' }));

/** Keeps the anonymous id in a cookie of the brand. */
export const makeAnonymousIdStore = (cookies: CookieJar, hostName: string): AnonymousIdStore => ({
  read: () => cookies.read(anonymousIdCookie),
  write: (id) => cookies.write(anonymousIdCookie, id, { domain: hostName, path: '/', sameSite: 'Lax', days }),
  remove: () => removeAnalyticsCookie(cookies, hostName, anonymousIdCookie),
});
