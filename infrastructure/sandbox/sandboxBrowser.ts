import type { CookieJar } from '#application/ports/cookieJar.ts';
import type { CookieChange, Visit } from './engine/visit.ts';

/** A browser as the engine sees it: the cookies it keeps, those for scripts in a jar and the others in here. */
export type SandboxBrowser = {
  readonly visit: (bearer: string | null) => Visit;
  readonly take: (changes: ReadonlyArray<CookieChange>) => void;
};

const secondsOfDay = 86_400;

/** A browser of one brand that has been nowhere yet, save for what its jar already holds. */
export const makeSandboxBrowser = (sessionCookie: string, jar: CookieJar): SandboxBrowser => {
  const hidden = new Map<string, string>();
  const shown = new Set([sessionCookie]);
  const attributes = { domain: null, path: '/', sameSite: 'Lax' } as const;
  const takeShown = ({ name, value, maxAgeSeconds }: CookieChange): void => {
    shown.add(name);
    if (value === null) jar.remove(name, attributes);
    else jar.write(name, value, { ...attributes, days: maxAgeSeconds / secondsOfDay });
  };
  return {
    visit: (bearer) => {
      const read = [...shown].map((name) => [name, jar.read(name)] as const);
      const there = read.filter((entry): entry is readonly [string, string] => entry[1] !== null);
      return { sessionCookie, bearer, cookies: { ...Object.fromEntries(hidden), ...Object.fromEntries(there) } };
    },
    take: (changes) => {
      for (const change of changes) {
        if (change.shared) takeShown(change);
        else if (change.value === null) hidden.delete(change.name);
        else hidden.set(change.name, change.value);
      }
    },
  };
};
