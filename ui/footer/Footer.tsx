import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { DocumentLink } from '#ui/shared/DocumentLink.tsx';
import type { MessageId } from '#locales/messageId.ts';
import { Words } from '#ui/shared/Words.tsx';
import link from '#ui/shared/Link.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { cookieSettingsId } from './cookieSettingsId.ts';
import styles from './Footer.module.css';

type Props = {
  readonly locale: Locale;
  /** The languages on offer. */
  readonly locales: ReadonlyArray<Locale>;
  readonly onSpeak: (locale: Locale) => void;
  /** Where the documents stand; one without an address is not offered, but has its room kept while addresses may come. */
  readonly documents: {
    readonly terms: string | null;
    readonly privacyPolicy: string | null;
    readonly cookieNotice: string | null;
    readonly awaited: boolean;
  };
  readonly onCookieSettings: (() => void) | null;
};

/** The foot of every page: language, documents, cookies. */
export const Footer = ({ locale, locales, onSpeak, documents, onCookieSettings }: Props): ReactNode => {
  const { terms, privacyPolicy, cookieNotice, awaited } = documents;
  const rows: ReadonlyArray<readonly [id: MessageId, href: string | null]> = [
    ['footer.terms', terms],
    ['footer.privacy', privacyPolicy],
    ['footer.cookies', cookieNotice],
  ];
  return (
    <footer className={styles['footer']}>
      <LanguageSelect locale={locale} locales={locales} onSpeak={onSpeak} />
      <ul className={styles['links']}>
        {rows.map(
          ([id, href]) =>
            (awaited || href !== null) && (
              <li key={id}>
                <DocumentLink href={href} label={{ id }} look="foot" />
              </li>
            ),
        )}
        {onCookieSettings !== null && (
          <li>
            <button id={cookieSettingsId} type="button" className={link['foot']} onClick={onCookieSettings}>
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
