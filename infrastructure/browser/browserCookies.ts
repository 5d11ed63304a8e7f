import cookies from 'js-cookie';
import type { CookieAttributes, CookieJar } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/parsing.ts';

/** The attributes that tell a cookie from others of its name. */
type CookieIdentity = Omit<CookieAttributes, 'days'>;

/** The cookie that is written and removed at once, to see whether the browser stores any. */
const probeName = 'account_probe';
const probeValue = '1';
const probeAttributes: CookieAttributes = { domain: null, path: '/', days: 1, sameSite: 'Lax' };

const attributesOf = ({ domain, path, sameSite }: CookieIdentity): Cookies.CookieAttributes => ({
  path,
  sameSite,
  secure: true,
  domain: domain ?? undefined,
});

const read = (name: string): string | null => orNull(() => cookies.get(name)) ?? null;

const write = (name: string, value: string, attributes: CookieAttributes): void => {
  orNull(() => cookies.set(name, value, { ...attributesOf(attributes), expires: attributes.days }));
};

const remove = (name: string, attributes: CookieIdentity): void => {
  orNull(() => {
    cookies.remove(name, attributesOf(attributes));
  });
};

/** The browser's cookies, over js-cookie. Where `document.cookie` throws (blocked cookies, a frame), a cookie reads as null and is not written. */
export const browserCookies: CookieJar = {
  read,
  write,
  remove,
  works: () => {
    write(probeName, probeValue, probeAttributes);
    const works = read(probeName) === probeValue;
    remove(probeName, probeAttributes);
    return works;
  },
};
