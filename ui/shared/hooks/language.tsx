import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import type { LoadedMessages } from '#ui/start/loadLanguage.ts';
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

type Props = { readonly loadedMessages: LoadedMessages; readonly children: ReactNode };

/** Changes the language when the person chooses another one. */
const useChange = (onLoaded: (messages: Messages) => void): Language => {
  const { language } = useUseCases();
  const [failed, setFailed] = useState<Locale | null>(null);
  const requested = useRef<Locale | null>(null);
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    setFailed(null);
    const messages = await loadModule(() => loadMessages(locale)).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (requested.current !== locale) return;
    if (messages === null) return setFailed(locale);
    onLoaded(messages);
    language.change(locale);
  };
  return { change, failed };
};

/** Provides the messages of the session's language. */
export const LanguageProvider = ({ loadedMessages, children }: Props): ReactNode => {
  const userLocale = useUserLocale();
  const [messages, setMessages] = useState(loadedMessages.messages);
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <LanguageContext value={useChange(setMessages)}>{children}</LanguageContext>
    </IntlProvider>
  );
};
