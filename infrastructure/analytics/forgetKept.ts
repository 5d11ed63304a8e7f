import type { CookieJar } from '#application/ports/cookieJar.ts';

/** Where the library keeps things on the device. */
export type KeptPlaces = {
  readonly cookies: CookieJar;
  readonly hostName: string;
  readonly writeKey: string;
  readonly storage: () => Pick<Storage, 'removeItem'> & { readonly [key: string]: unknown };
};

const cookieNames = ['ajs_anonymous_id', 'ajs_user_id', 'ajs_group_id'];

const isOurs = (key: string, writeKey: string): boolean =>
  key.startsWith('ajs_') || key.startsWith('analytics_session') || (writeKey !== '' && key.includes(writeKey));

/** Takes off the device whatever the analytics library kept on it. */
export const forgetKept = ({ cookies, hostName, writeKey, storage }: KeptPlaces): void => {
  for (const name of cookieNames) {
    for (const domain of [hostName, null]) cookies.remove(name, { domain, path: '/', sameSite: 'Lax' });
  }
  try {
    const shelf = storage();
    for (const key of Object.keys(shelf)) if (isOurs(key, writeKey)) shelf.removeItem(key);
  } catch {
    // Where storage is blocked nothing was kept.
  }
};
