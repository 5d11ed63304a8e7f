import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import { Words } from '#ui/shared/Words.tsx';
import link from '#ui/shared/Link.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import styles from './Footer.module.css';

type Props = {
  readonly locale: Locale;
  /** The languages on offer. */
  readonly locales: ReadonlyArray<Locale>;
  readonly onSpeak: (locale: Locale) => void;
  /** Where the documents stand; a document without an address is not offered. */
  readonly documents: {
    readonly terms: string | null;
    readonly privacyPolicy: string | null;
    readonly cookieNotice: string | null;
  };
  readonly onCookieSettings: (() => void) | null;
};

/** The foot of every page: language, documents, cookies. */
export const Footer = ({ locale, locales, onSpeak, documents, onCookieSettings }: Props): ReactNode => {
  const { terms, privacyPolicy, cookieNotice } = documents;
  return (
    <footer className={styles['footer']}>
      <LanguageSelect locale={locale} locales={locales} onSpeak={onSpeak} />
      <ul className={styles['links']}>
        {terms !== null && (
          <li>
            <SafeLink href={terms} label={{ id: 'footer.terms' }} look="foot" newTab />
          </li>
        )}
        {privacyPolicy !== null && (
          <li>
            <SafeLink href={privacyPolicy} label={{ id: 'footer.privacy' }} look="foot" newTab />
          </li>
        )}
        {cookieNotice !== null && (
          <li>
            <SafeLink href={cookieNotice} label={{ id: 'footer.cookies' }} look="foot" newTab />
          </li>
        )}
        {onCookieSettings !== null && (
          <li>
            <button type="button" className={link['foot']} onClick={onCookieSettings}>
              <Words id="footer.cookieSettings" />
            </button>
          </li>
        )}
      </ul>
      {/* Every link to a new tab is described by this one text. */}
      <span id="new-tab" hidden>
        <Words id="shared.newTab" />
      </span>
    </footer>
  );
};
