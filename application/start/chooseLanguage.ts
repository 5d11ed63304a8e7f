import type { Ports } from '#application/ports/ports.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import {
  allLocalesCookie,
  asksForAllLocales,
  asksForPseudoLocale,
  localeCookie,
} from '#domain/locale/localeCookies.ts';
import { offeredLocales } from '#domain/locale/offeredLocales.ts';
import type { World } from '#domain/navigation/visit.ts';
import { withLocale } from '#domain/session/changes.ts';

export type ChooseLanguage = {
  /** The languages to choose from: those the configuration enables, or all, as far as there is a catalogue. */
  readonly offered: ReadonlyArray<Locale>;
  /** Speaks the language of the stored cookie, else the one the browser asks for that fits best. */
  readonly start: () => Locale;
  /** Speaks another language from now on, and on the next visit. */
  readonly change: (locale: Locale) => void;
};

/** The language on the screen. `present` are the locales there is a catalogue for. */
export const makeChooseLanguage = (
  { cookies, head, session }: Pick<Ports, 'cookies' | 'head' | 'session'>,
  { settings }: World,
  { query, present }: { readonly query: string; readonly present: ReadonlyArray<Locale> },
): ChooseLanguage => {
  const speak = (locale: Locale): Locale => {
    session.update(withLocale(locale));
    head.speak(locale);
    return locale;
  };
  const keep = (locale: Locale): void => cookies.write(localeCookie.name, locale, localeCookie.attributes);
  const asked = asksForAllLocales(query);
  const all = asked || cookies.read(allLocalesCookie.name) === 'true';
  const isSandbox = settings.environment === 'sandbox';
  const pseudoAsked = isSandbox && asksForPseudoLocale(query);
  const wanted = [cookies.read(localeCookie.name), ...head.browserLanguages()];
  const pseudo = pseudoAsked || (isSandbox && wanted.includes(pseudoLocale));
  const offered = [...offeredLocales(settings.locales, present, all), ...(pseudo ? [pseudoLocale] : [])];
  return {
    offered,
    start: () => {
      if (asked) cookies.write(allLocalesCookie.name, 'true', allLocalesCookie.attributes);
      if (pseudoAsked) keep(pseudoLocale);
      return speak(chooseLocale(cookies.read(localeCookie.name), head.browserLanguages(), offered));
    },
    change: (locale) => {
      keep(locale);
      speak(locale);
    },
  };
};
