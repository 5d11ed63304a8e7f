import type { Ports } from '#application/ports/ports.ts';
import { chooseLocale, offeredLocales } from '#domain/locale/chooseLocale.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  allLocalesCookie,
  asksForAllLocales,
  localeCookie,
  offersAllLocales,
  type LocaleCookie,
} from '#domain/locale/localeCookies.ts';
import type { World } from '#domain/navigation/visit.ts';
import { withLocale } from '#domain/session/changes.ts';

export type ChooseLanguage = {
  /** The languages to choose from: those the configuration enables, or all, as far as there is a catalogue. */
  readonly offered: () => ReadonlyArray<Locale>;
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
  const keep = ({ name, path, days }: LocaleCookie, value: string): void =>
    cookies.write(name, value, { domain: null, path, days, sameSite: 'Lax' });
  const offered = (): ReadonlyArray<Locale> => {
    const all = offersAllLocales(cookies.read(allLocalesCookie.name), query);
    return offeredLocales(settings.locales, all).filter((locale) => present.includes(locale));
  };
  return {
    offered,
    start: () => {
      if (asksForAllLocales(query)) keep(allLocalesCookie, 'true');
      const stored = cookies.read(localeCookie.name);
      return speak(chooseLocale({ stored, browser: head.browserLanguages(), enabled: offered(), allLocales: false }));
    },
    change: (locale) => {
      keep(localeCookie, locale);
      speak(locale);
    },
  };
};
