import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import { loadModule } from '#ui/start/loadModule.ts';
import { useUserLocale } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

type Language = {
  /** Downloads another catalogue, then switches to it without losing any state of the page. If that fails, the language stays. */
  readonly change: (locale: Locale) => Promise<void>;
  /** The language that the person chose last, if it could not be loaded; else null. */
  readonly failed: Locale | null;
};

/** The language of the page, as `useLanguage` returns it. */
export const LanguageContext = createContext<Language>({ change: async () => undefined, failed: null });

/** How to change the language, and whether that failed. */
export const useLanguage = (): Language => use(LanguageContext);

type Props = { readonly messages: Messages; readonly children: ReactNode };

/** Provides the messages of the session's language, and changes it when the person chooses another one. */
export const LanguageProvider = ({ messages: firstMessages, children }: Props): ReactNode => {
  const { language } = useUseCases();
  const userLocale = useUserLocale();
  const [messages, setMessages] = useState(firstMessages);
  const [failed, setFailed] = useState<Locale | null>(null);
  const requested = useRef<Locale | null>(null);
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    setFailed(null);
    const loaded = await loadModule(() => loadMessages(locale)).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (requested.current !== locale) return;
    if (loaded === null) return setFailed(locale);
    setMessages(loaded);
    language.change(locale);
  };
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <LanguageContext value={{ change, failed }}>{children}</LanguageContext>
    </IntlProvider>
  );
};
