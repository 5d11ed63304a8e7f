import type { Flow } from '#application/flow.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import {
  allLocalesCookie,
  allLocalesParam,
  chosenLocaleCookies,
  enabledLocales,
  type Locale,
  locales,
  offersAllLocales,
  pseudoLocale,
  storedLocales,
} from '#domain/locale/locale.ts';
import { requestedLanguages } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withLocale } from '#domain/session/changes.ts';

/** The language of the page. */
export type ChooseLanguage = {
  /** The languages that the person can choose: the enabled ones, or all of them with the override. */
  readonly offered: ReadonlyArray<Locale>;
  /** Sets the language of the cookies, else that of the partner in this visit, else that of the page, and returns it. */
  readonly start: () => Locale;
  /** Sets the language of the page where the wanted one cannot be loaded. The session keeps the wanted one, for the next page load. */
  readonly showInstead: (locale: Locale) => void;
  /** Stores another language for the next page load. */
  readonly store: (locale: Locale) => void;
  /** Sets another language, and stores it for the next visit. */
  readonly change: (locale: Locale) => void;
};

/** Sets the language in the session and on the page. */
export const makeChooseLanguage = (
  { cookies, head, session, context: { settings } }: Flow,
  { path, query }: { readonly path: RoutePath | null; readonly query: string },
): ChooseLanguage => {
  const show = (locale: Locale): void => {
    session.update(withLocale(locale));
    head.setLocale(locale);
  };
  const store = (locale: Locale): void =>
    chosenLocaleCookies.forEach(({ name, attributes }) => cookies.write(name, locale, attributes));
  const override = allLocalesParam(query);
  const offersAll = offersAllLocales(query, cookies.read(allLocalesCookie.name));
  const offersPseudo = settings.environment === 'sandbox' && storedLocales(cookies.read).includes(pseudoLocale);
  const offered = (offersAll ? locales : enabledLocales(settings.locales)).concat(offersPseudo ? pseudoLocale : []);
  return {
    offered,
    start: () => {
      if (override === true) cookies.write(allLocalesCookie.name, 'true', allLocalesCookie.attributes);
      if (override === false) cookies.remove(allLocalesCookie.name, allLocalesCookie.attributes);
      const { visit, userLocale } = session.get();
      // Because: on a later page only the session knows what the root's query asked for.
      const ofVisit = path === '/' || visit.platform === null ? requestedLanguages(path, query) : [userLocale];
      const wanted = [...storedLocales(cookies.read), ...ofVisit, head.language];
      const locale = chooseLocale(wanted, offered);
      show(locale);
      return locale;
    },
    showInstead: head.setLocale,
    store,
    change: (locale) => {
      store(locale);
      show(locale);
    },
  };
};
