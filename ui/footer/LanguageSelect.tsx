import { startTransition, useOptimistic, type ReactNode } from 'react';
import { languageOf } from '#domain/locale/locale.ts';
import { useLanguage } from '#ui/shared/hooks/language.tsx';
import { useIsHydrated } from '#ui/shared/hooks/useIsHydrated.ts';
import { useUserLocale } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import field from '#ui/shared/form/Field.module.css';
import { languageName } from './languageName.ts';
import styles from './Footer.module.css';

/**
 * Changes the language without a reload, so that typed text is kept. Each language is listed under its own name. The list shows the
 * choice at once, and the earlier language again if the other cannot be loaded.
 */
export const LanguageSelect = (): ReactNode => {
  const { offered } = useUseCases().language;
  const userLocale = useUserLocale();
  const { change } = useLanguage();
  const [shown, show] = useOptimistic(userLocale);
  // Because: the other options make a prerendered page slower, and none of them works before the script runs.
  const locales = useIsHydrated() ? offered : [userLocale];
  return (
    <div className={styles['language']}>
      <label className="visually-hidden" htmlFor="language">
        <MessageText id="footer.language" />
      </label>
      <select
        id="language"
        className={field['input']}
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
