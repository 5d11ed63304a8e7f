import cookies from 'js-cookie';
import type { CookieAttributes, CookieJar } from '#application/ports/cookieJar.ts';

type Kept = Omit<CookieAttributes, 'days'>;

const probe = 'account_probe';
const shortLived: CookieAttributes = { domain: null, path: '/', days: 1, sameSite: 'Lax' };

const attributesOf = ({ domain, path, sameSite }: Kept): Cookies.CookieAttributes => ({
  path,
  sameSite,
  secure: true,
  ...(domain === null ? {} : { domain }),
});

// Because: in a frame or with cookies blocked, merely touching document.cookie may throw.
const tolerant = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const read = (name: string): string | null => tolerant(() => cookies.get(name)) ?? null;

const write = (name: string, value: string, attributes: CookieAttributes): void => {
  tolerant(() => cookies.set(name, value, { ...attributesOf(attributes), expires: attributes.days }));
};

const remove = (name: string, attributes: Kept): void => {
  tolerant(() => {
    cookies.remove(name, attributesOf(attributes));
  });
};

/** The browser's own cookies, read and written with js-cookie. Where they are blocked nothing throws. */
export const browserCookies: CookieJar = {
  read,
  write,
  remove,
  works: () => {
    write(probe, '1', shortLived);
    const works = read(probe) === '1';
    remove(probe, shortLived);
    return works;
  },
};
