import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { consentSource } from '#domain/consent/initialConsent.ts';
import type { Locale } from '#domain/locale/locale.ts';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/systemFields.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import link from '#ui/shared/layout/Link.module.css';
import { DocumentLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';
import { LanguageContext } from '#ui/start/language.tsx';
import styles from './Footer.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';

/** The id of the button that opens the consent card again; the focus returns to it. */
export const cookieSettingsId = 'cookie-settings';

/** The footer of every page: language, documents, cookie settings, accessibility. */
export const Footer = (): ReactNode => {
  const { context, deferredServices } = useUseCases();
  const hasConsent = consentSource(context.settings.consent, context.brand)._tag !== 'Nobody';
  const { failed } = use(LanguageContext);
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
        <AccessibilityLink />
      </ul>
      {failed !== null && <FailedLanguage locale={failed} />}
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

/** A link to what the operator says of accessibility. Last, because a prerendered page does not know the configuration of the deployment. */
const AccessibilityLink = (): ReactNode => {
  const href = useUseCases().context.settings.accessibilityUrl;
  const isHydrated = useHydrated();
  return (
    isHydrated &&
    href !== null &&
    href !== '' && (
      <li>
        <DocumentLink href={href} label={{ id: 'footer.accessibility' }} look="foot" />
      </li>
    )
  );
};

// Because: the list of languages can be at the lower edge of the window, and the notice is below it.
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Tells that the chosen language could not be loaded, and offers to load the page in it. */
const FailedLanguage = ({ locale }: { readonly locale: Locale }): ReactNode => {
  const { store } = useUseCases().page.language;
  const retry = (): void => {
    store(locale);
    reloadPage();
  };
  return (
    <div ref={scrollIntoView} className={`${notice['notice']} ${notice['withButton']} ${styles['failed']}`}>
      <div role="alert">
        <MessageText id="signIn.fault.Unreachable" />
      </div>
      <Button label={{ id: 'shared.tryAgain' }} look="link" onPress={retry} />
    </div>
  );
};
