import type { CookieJar } from '#application/ports/cookieJar.ts';

/** The cookie of the anonymous id: the only thing that analytics stores on the device. */
export const anonymousIdCookie = 'ajs_anonymous_id';

/** The id lasts as long as the consent: a year. */
const days = 365;

/** The stored anonymous id. */
export type AnonymousId = {
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly remove: () => void;
};

/** The anonymous id in a cookie of the brand. */
export const makeAnonymousId = (cookies: CookieJar, hostName: string): AnonymousId => {
  const attributes = { domain: hostName, path: '/', sameSite: 'Lax' } as const;
  return {
    read: () => cookies.read(anonymousIdCookie),
    write: (id) => cookies.write(anonymousIdCookie, id, { ...attributes, days }),
    // Because: an earlier release may have set the cookie on the host itself.
    remove: () => [hostName, null].forEach((domain) => cookies.remove(anonymousIdCookie, { ...attributes, domain })),
  };
};
