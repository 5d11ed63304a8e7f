import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { loadMessages, type Messages } from '#locales/messages.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

/** The downloaded messages: those of the first screen, or all. */
export type LoadedMessages = { readonly messages: Messages; readonly complete: boolean };

type Language = {
  readonly complete: boolean;
  /** Downloads another catalogue, then switches to it without losing any state of the page. */
  readonly change: (locale: Locale) => Promise<void>;
};

const Context = createContext<Language>({ complete: true, change: () => Promise.resolve() });

/** Whether all messages are loaded, and how to change the language. */
export const useLanguage = (): Language => use(Context);

/** Provides the messages of the session's language: at first those loaded at the start, then all. */
export const LanguageProvider = ({
  loadedMessages: initial,
  children,
}: {
  readonly loadedMessages: LoadedMessages;
  readonly children: ReactNode;
}): ReactNode => {
  const { language } = useUseCases();
  const { userLocale } = useSession();
  const [{ messages, complete }, setLoaded] = useState(initial);
  const requested = useRef<Locale | null>(null);
  useEffect(() => {
    let isStale = false;
    const showAll = (all: Messages): void => {
      if (!isStale) setLoaded({ messages: all, complete: true });
    };
    if (!complete) void loadMessages(userLocale).then(showAll);
    return () => {
      isStale = true;
    };
  }, [complete, userLocale]);
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    const all = await loadMessages(locale).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (all === null || requested.current !== locale) return;
    setLoaded({ messages: all, complete: true });
    language.change(locale);
  };
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <Context value={{ complete, change }}>{children}</Context>
    </IntlProvider>
  );
};
