import { createContext, type ReactNode, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import { LocaleInstead, useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';

/** The messages of a page, and their language. */
export type LoadedMessages = { readonly messages: Messages; readonly locale: Locale };

/** Loads the messages of a language, or those of en-GB if that fails. Rejects if both fail. */
export const loadLanguage = async (locale: Locale): Promise<LoadedMessages> => {
  const loadIn = async (language: Locale): Promise<LoadedMessages> => ({
    messages: await loadMessages(language),
    locale: language,
  });
  return loadIn(locale).catch(() => loadIn(defaultLocale));
};

type Language = {
  /** Downloads another catalogue, then switches to it without losing any state of the page. If that fails, the language stays. */
  readonly change: (locale: Locale) => Promise<void>;
  /** The language that the person chose last, if it could not be loaded; else null. */
  readonly failed: Locale | null;
};

/** How to change the language, and whether that failed. */
export const LanguageContext = createContext<Language>({ change: async () => undefined, failed: null });

type Props = { readonly first: LoadedMessages; readonly children: ReactNode };

/** Provides the messages of a page and their language, and changes both when the person chooses another one. */
export const LanguageProvider = ({ first, children }: Props): ReactNode => {
  const { language } = useUseCases().page;
  const wanted = useUserLocale();
  const [messages, setMessages] = useState(first.messages);
  const [instead, setInstead] = useState(first.locale === wanted ? null : first.locale);
  const [failed, setFailed] = useState<Locale | null>(null);
  const requested = useRef<Locale | null>(null);
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    setFailed(null);
    const loaded = await loadMessages(locale).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (requested.current !== locale) return;
    if (loaded === null) return setFailed(locale);
    setMessages(loaded);
    setInstead(null);
    language.change(locale);
  };
  return (
    <IntlProvider locale={instead ?? wanted} defaultLocale={defaultLocale} messages={messages}>
      <LocaleInstead value={instead}>
        <LanguageContext value={{ change, failed }}>{children}</LanguageContext>
      </LocaleInstead>
    </IntlProvider>
  );
};
