import type { ReactNode } from 'react';
import { consentSource } from '#domain/consent/initialConsent.ts';
import { useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import link from '#ui/shared/layout/Link.module.css';
import { DocumentLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Footer.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';

/** The id of the button that opens the consent card again; the focus returns to it. */
export const cookieSettingsId = 'cookie-settings';

/** The footer of every page: language, documents, cookie settings. */
export const Footer = (): ReactNode => {
  const { context, deferredServices } = useUseCases();
  const hasConsent = consentSource(context.settings.consent, context.brand)._tag !== 'Nobody';
  const reopen = async (): Promise<void> => (await deferredServices())?.consent.reopen();
  return (
    <footer className={`hint ${styles['footer']}`}>
      <LanguageSelect />
      <ul role="list" className={styles['links']}>
        <Documents />
        {hasConsent && (
          <li>
            <button id={cookieSettingsId} type="button" className={link['foot']} onClick={() => void reopen()}>
              <MessageText id="footer.cookieSettings" />
            </button>
          </li>
        )}
      </ul>
      {/* Every link to a new tab is described by this one text. */}
      <span id="new-tab" hidden>
        <MessageText id="shared.newTab" />
      </span>
    </footer>
  );
};

const Documents = (): ReactNode => {
  const { terms, privacyPolicy, cookieNotice } = useSystemFields();
  const isPending = useSystemFieldsPending();
  const documents = [
    ['footer.terms', terms?.url ?? null],
    ['footer.privacy', privacyPolicy?.url ?? null],
    ['footer.cookies', cookieNotice?.url ?? null],
  ] as const;
  return documents.map(
    ([id, href]) =>
      (isPending || href !== null) && (
        <li key={id}>
          <DocumentLink href={href} label={{ id }} look="foot" />
        </li>
      ),
  );
};
