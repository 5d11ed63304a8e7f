import type { CookieJar } from '#application/ports/cookieJar.ts';

/** Where the analytics library stores data on the device. */
export type AnalyticsStorage = {
  readonly cookies: CookieJar;
  readonly hostName: string;
  readonly writeKey: string;
  readonly storage: () => Pick<Storage, 'removeItem'> & { readonly [key: string]: unknown };
};

const cookieNames = ['ajs_anonymous_id', 'ajs_user_id', 'ajs_group_id'];

const isOurs = (key: string, writeKey: string): boolean =>
  key.startsWith('ajs_') || key.startsWith('analytics_session') || (writeKey !== '' && key.includes(writeKey));

/** Removes the data of the analytics library from the device. */
export const clearAnalyticsStorage = ({ cookies, hostName, writeKey, storage }: AnalyticsStorage): void => {
  for (const name of cookieNames) {
    for (const domain of [hostName, null]) cookies.remove(name, { domain, path: '/', sameSite: 'Lax' });
  }
  try {
    const opened = storage();
    for (const key of Object.keys(opened)) if (isOurs(key, writeKey)) opened.removeItem(key);
  } catch {
    // Blocked storage holds no data.
  }
};
