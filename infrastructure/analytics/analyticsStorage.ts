import type { CookieJar } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/orNull.ts';

/** The cookie of the anonymous id: the only thing that analytics stores on the device. */
const anonymousIdCookie = 'ajs_anonymous_id';

/** The id lasts as long as the consent: a year. */
const days = 365;

/** The stored anonymous id. */
export type AnonymousId = {
  readonly read: () => string | null;
  readonly write: (id: string) => void;
  readonly remove: () => void;
};

// Because: an earlier release may have set a cookie on the host itself.
const removeCookie = (cookies: CookieJar, name: string, hostName: string): void =>
  [hostName, null].forEach((domain) => cookies.remove(name, { domain, path: '/', sameSite: 'Lax' }));

/** The anonymous id in a cookie of the brand. */
export const makeAnonymousId = (cookies: CookieJar, hostName: string): AnonymousId => ({
  read: () => cookies.read(anonymousIdCookie),
  write: (id) => cookies.write(anonymousIdCookie, id, { domain: hostName, path: '/', sameSite: 'Lax', days }),
  remove: () => removeCookie(cookies, anonymousIdCookie, hostName),
});

/** Where the analytics library stores data on the device, in this release or in an earlier one. */
export type AnalyticsStorage = {
  readonly cookies: CookieJar;
  readonly hostName: string;
  readonly writeKey: string;
  readonly storage: () => Pick<Storage, 'removeItem'> & { readonly [key: string]: unknown };
};

/** The cookies of earlier releases: this one has none but that of the anonymous id. */
const earlierCookies = [
  'ajs_user_id',
  'ajs_user_traits',
  'ajs_user',
  'ajs_group_id',
  'ajs_group_properties',
  'ajs_group',
  '_sio',
  's:context.referrer',
];

const prefixes = ['ajs_', 'analytics_session', 'persisted-queue:'];

const isOurs = (key: string, writeKey: string): boolean =>
  prefixes.some((prefix) => key.startsWith(prefix)) || (writeKey !== '' && key.includes(writeKey));

// Because: blocked storage throws, and holds no data.
const storedKeys = ({ storage, writeKey }: AnalyticsStorage): ReadonlyArray<string> =>
  orNull(() => Object.keys(storage()))?.filter((key) => isOurs(key, writeKey)) ?? [];

/** Removes the data of the analytics library from the device. */
export const clearAnalyticsStorage = (parts: AnalyticsStorage): void => {
  const { cookies, hostName, storage } = parts;
  [anonymousIdCookie, ...earlierCookies].forEach((name) => removeCookie(cookies, name, hostName));
  storedKeys(parts).forEach((key) => storage().removeItem(key));
};

/** Removes what an earlier release stored: the person, unsent events, and the anonymous id, which was sent with the person. */
export const removeEarlierRelease = (parts: AnalyticsStorage): void => {
  const hasCookie = earlierCookies.some((name) => parts.cookies.read(name) !== null);
  if (hasCookie || storedKeys(parts).length > 0) clearAnalyticsStorage(parts);
};
