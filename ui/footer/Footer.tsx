import { type ReactNode, startTransition, use, useOptimistic, useSyncExternalStore } from 'react';
import { consentSource } from '#domain/consent/partnerConsent.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { orNull } from '#domain/shared/orNull.ts';
import field from '#ui/shared/form/Field.module.css';
import { useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/appData.tsx';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import link from '#ui/shared/layout/Link.module.css';
import { DocumentLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { LanguageContext } from '#ui/start/language.tsx';
import styles from './Footer.module.css';

/** The id of the button that opens the consent card again; the focus returns to it. */
export const cookieSettingsId = 'cookie-settings';

/** The id of the element in the footer that the switch of the appearance is rendered into. */
export const appearancePlaceId = 'appearance';

/** The footer of every page: language, appearance, documents, cookie settings. */
export const Footer = (): ReactNode => {
  const { context, deferredServices } = useUseCases();
  const hasConsent = consentSource(context.settings.consent, context.brand)._tag !== 'Nobody';
  const reopen = async (): Promise<void> => (await deferredServices())?.consent.reopen();
  return (
    <footer className={`hint ${styles['footer']}`}>
      <LanguageSelect />
      <div id={appearancePlaceId} />
      <ul className={styles['links']}>
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
  // Because: space is reserved for every document until the addresses are loaded, so that nothing moves then.
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

/** Changes the language without a reload, and shows the choice at once; the earlier language again if the other cannot be loaded. */
export const LanguageSelect = (): ReactNode => {
  const { offered } = useUseCases().page.language;
  const userLocale = useUserLocale();
  const { change } = use(LanguageContext);
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
        className={`framed ${field['input']}`}
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

const never = (): (() => void) => () => undefined;

/** Whether React has hydrated the page: false in prerendered markup and in the first render of hydration. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
