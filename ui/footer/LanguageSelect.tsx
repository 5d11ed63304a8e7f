import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, startTransition, use, useOptimistic } from 'react';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { LanguageContext } from '#ui/start/language.tsx';
import styles from './Footer.module.css';

/** Changes the language without a reload, and shows the choice at once; the earlier language again if the other cannot be loaded. */
export const LanguageSelect = (): ReactNode => {
  const { offered } = useUseCases().page.language;
  const userLocale = useUserLocale();
  const { change } = use(LanguageContext);
  const [shown, show] = useOptimistic(userLocale);
  // Because: the other options make a prerendered page slower, and none of them works before the script runs.
  const locales = useHydrated() ? offered : [userLocale];
  return (
    <div>
      <label className="visually-hidden" htmlFor="language">
        <MessageText id="footer.language" />
      </label>
      <select
        id="language"
        className={`framed ${styles['language']}`}
        value={shown}
        autoComplete="off"
        onChange={({ target }) => {
          const chosen = offered.find((locale) => locale === target.value);
          if (chosen === undefined) return;
          // Because: what ends with a choice, such as the notice of an earlier failure, must not wait for the transition.
          const changed = change(chosen);
          startTransition(async () => {
            show(chosen);
            await changed;
          });
        }}
      >
        {locales.map((locale) => (
          // Because: the machine that prerendered the page may have a slightly different name for a language.
          <option key={locale} value={locale} lang={languageOf(locale)} suppressHydrationWarning>
            {languageName(locale)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The name of a language in that language, with a capital letter: 'Français', 'Čeština'. */
export const languageName = (locale: Locale): string => {
  const language = languageOf(locale);
  const name = orNull(() => new Intl.DisplayNames([locale], { type: 'language' }).of(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
