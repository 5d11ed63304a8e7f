/** A cookie of the language choice and how it is kept: on this host alone, for the whole of it. */
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

/** Holds the chosen locale. */
export const localeCookie: LocaleCookie = keptFor('NEXT_LOCALE', 365);

/** Holds 'true' while every locale is offered, whatever the configuration enables. */
export const allLocalesCookie: LocaleCookie = keptFor('ALL_LOCALES', 30);

/** Whether a page's query asks for the override cookie. */
export const asksForAllLocales = (query: string): boolean => new URLSearchParams(query).get('allLocales') === 'true';

/** Whether a page's query asks for the pseudo-locale, which none but the sandbox has. */
export const asksForPseudoLocale = (query: string): boolean =>
  new URLSearchParams(query).get('pseudoLocale') === 'true';
