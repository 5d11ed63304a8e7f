import type { CookieJar } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { anonymousIdCookie, removeAnalyticsCookie } from './anonymousIdStore.ts';

/** Where an earlier release stored data. */
export type EarlierReleaseParts = {
  readonly cookies: CookieJar;
  readonly hostName: string;
  readonly storage: () => Pick<Storage, 'removeItem'> & { readonly [key: string]: unknown };
};

const userCookies = ['ajs_user_id', 'ajs_user_traits', 'ajs_user'];
const groupCookies = ['ajs_group_id', 'ajs_group_properties', 'ajs_group'];

/** The cookies that this release no longer has. */
const earlierCookies = [...userCookies, ...groupCookies, '_sio', 's:context.referrer'];

/** How the keys of the storage begin. This release stores none of them. */
const earlierKeys = ['ajs_', 'analytics_session', 'persisted-queue:'];

const isEarlierKey = (key: string): boolean => earlierKeys.some((start) => key.startsWith(start));

/** Removes the person and the unsent events that an earlier release stored, and the anonymous id that it sent with the person. */
export const removeEarlierRelease = ({ cookies, hostName, storage }: EarlierReleaseParts): void => {
  const names = earlierCookies.filter((name) => cookies.read(name) !== null);
  // Because: blocked storage throws, and holds no data.
  const keys = orNull(() => Object.keys(storage()).filter(isEarlierKey)) ?? [];
  if (names.length === 0 && keys.length === 0) return;
  [anonymousIdCookie, ...names].forEach((name) => removeAnalyticsCookie(cookies, hostName, name));
  keys.forEach((key) => storage().removeItem(key));
};
