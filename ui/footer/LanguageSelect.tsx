import { useSyncExternalStore, type ReactNode } from 'react';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { Words } from '#ui/shared/Words.tsx';
import field from '#ui/shared/Field.module.css';
import select from '#ui/shared/Select.module.css';
import { languageName } from './languageName.ts';
import styles from './Footer.module.css';

type Props = {
  readonly locale: Locale;
  readonly locales: ReadonlyArray<Locale>;
  readonly onSpeak: (locale: Locale) => void;
};

const never = (): (() => void) => () => undefined;

// Because: a page printed ahead names its own language alone: the others cost time on the way, and without the script none can be chosen.
const useListed = ({ locale, locales }: Pick<Props, 'locale' | 'locales'>): ReadonlyArray<Locale> =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
    ? locales
    : [locale];

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
      {useListed({ locale, locales }).map((each) => (
        // Because: the machine that printed the page may know a language by a slightly other name.
        <option key={each} value={each} lang={languageOf(each)} suppressHydrationWarning>
          {languageName(each)}
        </option>
      ))}
    </select>
  </div>
);
