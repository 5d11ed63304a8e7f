import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { orNull } from '#domain/shared/orNull.ts';

/** The name of a language in that language, with a capital letter: 'Français', 'Čeština'. */
export const languageName = (locale: Locale): string => {
  const language = languageOf(locale);
  const name = orNull(() => new Intl.DisplayNames([locale], { type: 'language' }).of(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
