/** How a cookie of the language choice is kept. */
export type LocaleCookie = { readonly name: string; readonly path: '/'; readonly days: number };

/** Holds the chosen locale. */
export const localeCookie: LocaleCookie = { name: 'NEXT_LOCALE', path: '/', days: 365 };

/** Holds 'true' while every locale is offered, whatever the configuration enables. */
export const allLocalesCookie: LocaleCookie = { name: 'ALL_LOCALES', path: '/', days: 30 };

/** Whether every locale is offered: by the override cookie, or by the query that is about to set it. */
export const offersAllLocales = (cookie: string | null, query: string): boolean =>
  cookie === 'true' || asksForAllLocales(query);

/** Whether a page's query asks for the override cookie. */
export const asksForAllLocales = (query: string): boolean => new URLSearchParams(query).get('allLocales') === 'true';
