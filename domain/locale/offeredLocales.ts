import { locales, type Locale } from './locale.ts';

/** The locales a person can choose: the enabled ones that have a catalogue; every one if `all` is set or none is enabled. */
export const offeredLocales = (
  enabled: ReadonlyArray<string>,
  present: ReadonlyArray<Locale> = locales,
  all: boolean = false,
): ReadonlyArray<Locale> => {
  const subset = present.filter((locale) => enabled.includes(locale));
  return all || subset.length === 0 ? present : subset;
};
