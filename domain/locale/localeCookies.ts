import { queryValue } from '#domain/shared/webAddress.ts';

/** A cookie of the language choice and its attributes: on this host only, for every path. */
export type LocaleCookie = {
  readonly name: string;
  readonly attributes: {
    readonly domain: null;
    readonly path: '/';
    readonly days: number;
    readonly sameSite: 'Lax';
  };
};

const keptFor = (name: string, days: number): LocaleCookie => ({
  name,
  attributes: { domain: null, path: '/', days, sameSite: 'Lax' },
});

/** Holds the chosen locale, under its specified name (specification 3.13). */
export const localeCookie: LocaleCookie = keptFor('NEXT_LOCALE', 365);

// Because: another site of the parent domain may set a NEXT_LOCALE too, and no reader can tell it from ours.
/** Every cookie that holds the chosen locale, the one that counts first: that of a name of our own. */
export const localeCookies: ReadonlyArray<LocaleCookie> = [keptFor('ACCOUNT_LOCALE', 365), localeCookie];

/** The stored locales, the one that counts first. */
export const storedLocales = (read: (cookie: string) => string | null): ReadonlyArray<string> =>
  localeCookies.flatMap(({ name }) => read(name) ?? []);

/** Holds 'true' while every locale is offered, regardless of the configuration. */
export const allLocalesCookie: LocaleCookie = keptFor('ALL_LOCALES', 30);

/** What a page's query says of the override: true begins it, false ends it; null where the query does not say. */
export const requestedAllLocales = (query: string): boolean | null => {
  const value = queryValue(query, 'allLocales');
  return value === 'true' || value === 'false' ? value === 'true' : null;
};

/** Whether every locale is offered: as the query says, else as the override cookie does, which is null without one. */
export const offersAllLocales = (query: string, cookie: string | null): boolean =>
  requestedAllLocales(query) ?? cookie === 'true';

/** Whether a page's query asks for the pseudo-locale, which exists only in the sandbox. */
export const asksForPseudoLocale = (query: string): boolean => queryValue(query, 'pseudoLocale') === 'true';
