import { locales, type Locale } from './locale.ts';

/** The locales to choose among: the enabled ones, or every one, as far as there is a catalogue; never none at all. */
export const offeredLocales = (
  enabled: ReadonlyArray<string>,
  present: ReadonlyArray<Locale> = locales,
  all: boolean = false,
): ReadonlyArray<Locale> => {
  const subset = present.filter((locale) => enabled.includes(locale));
  return all || subset.length === 0 ? present : subset;
};
