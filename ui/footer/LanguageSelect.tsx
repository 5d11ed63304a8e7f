import type { ReactNode } from 'react';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { Words } from '#ui/shared/Words.tsx';
import { useDrawn } from '#ui/shared/useDrawn.ts';
import field from '#ui/shared/Field.module.css';
import select from '#ui/shared/Select.module.css';
import { languageName } from './languageName.ts';
import styles from './Footer.module.css';

type Props = {
  readonly locale: Locale;
  readonly locales: ReadonlyArray<Locale>;
  readonly onSpeak: (locale: Locale) => void;
};

/** Changes the language in place: nothing typed is lost. Each language stands under its own name. */
export const LanguageSelect = ({ locale, locales, onSpeak }: Props): ReactNode => (
  <div className={styles['language']}>
    <label htmlFor="language">
      <Words id="footer.language" />
    </label>
    <select
      id="language"
      className={`${field['input']} ${select['select']} ${select['compact']}`}
      value={locale}
      autoComplete="off"
      onChange={({ target }) => {
        const chosen = locales.find((each) => each === target.value);
        if (chosen !== undefined) onSpeak(chosen);
      }}
    >
      {/* Because: the others cost a printed page time on the way, and without the script none of them can be chosen. */}
      {(useDrawn() ? locales : [locale]).map((each) => (
        // Because: the machine that printed the page may know a language by a slightly other name.
        <option key={each} value={each} lang={languageOf(each)} suppressHydrationWarning>
          {languageName(each)}
        </option>
      ))}
    </select>
  </div>
);
