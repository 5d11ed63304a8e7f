import { locales, type Locale } from './locale.ts';

/** The locales a person can choose: the enabled ones; every one if `all` is set or none is enabled. */
export const offeredLocales = (enabled: ReadonlyArray<string>, all: boolean = false): ReadonlyArray<Locale> => {
  const subset = locales.filter((locale) => enabled.includes(locale));
  return all || subset.length === 0 ? locales : subset;
};
