import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { loadMessages } from '#locales/messages.ts';
import { loadInTime } from '#ui/start/loadInTime.ts';
import { loadMessagesFor, type LoadedMessages } from '#ui/start/loadMessagesFor.ts';
import { useUserLocale } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

type Language = {
  readonly complete: boolean;
  /** Loads the messages that the screen at a path waits for, as `loadMessagesFor`, and switches to their language. */
  readonly loadFor: (path: string) => Promise<void>;
  /** Downloads another catalogue, then switches to it without losing any state of the page. If that fails, the language stays. */
  readonly change: (locale: Locale) => Promise<void>;
  /** The language that the person chose last, if it could not be loaded; else null. */
  readonly failed: Locale | null;
};

const nothing = (): Promise<void> => Promise.resolve();

/** The language of the page, as `useLanguage` returns it. */
export const LanguageContext = createContext<Language>({
  complete: true,
  loadFor: nothing,
  change: nothing,
  failed: null,
});

/** Whether all messages are loaded, how to change the language, and whether that failed. */
export const useLanguage = (): Language => use(LanguageContext);

type Props = { readonly loadedMessages: LoadedMessages; readonly children: ReactNode };

type RestAhead = Pick<LoadedMessages, 'complete' | 'locale'> & { readonly onLoaded: (loaded: LoadedMessages) => void };

/** Loads all messages after the first screen is shown. */
const useRestAhead = ({ complete, locale, onLoaded }: RestAhead): void =>
  useEffect(() => {
    let isStale = false;
    const showAll = (messages: LoadedMessages['messages']): void => {
      if (!isStale) onLoaded({ messages, complete: true, locale });
    };
    // Because: the screen that needs them asks again, and tells if they cannot be loaded.
    if (!complete) loadMessages(locale).then(showAll, () => null);
    return () => {
      isStale = true;
    };
  }, [complete, locale, onLoaded]);

type Change = Pick<Language, 'change' | 'failed'> & { readonly requested: RefObject<Locale | null> };

/** Changes the language when the person chooses another one. */
const useChange = (onLoaded: RestAhead['onLoaded']): Change => {
  const { language } = useUseCases();
  const [failed, setFailed] = useState<Locale | null>(null);
  const requested = useRef<Locale | null>(null);
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    setFailed(null);
    const messages = await loadInTime(() => loadMessages(locale)).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (requested.current !== locale) return;
    if (messages === null) return setFailed(locale);
    onLoaded({ messages, complete: true, locale });
    language.change(locale);
  };
  return { change, failed, requested };
};

/** Provides the messages of the session's language: at first those loaded at the start, then all. */
export const LanguageProvider = ({ loadedMessages: initial, children }: Props): ReactNode => {
  const { language } = useUseCases();
  const userLocale = useUserLocale();
  const [{ messages, complete }, setLoaded] = useState(initial);
  const { requested, ...changing } = useChange(setLoaded);
  useRestAhead({ complete, locale: userLocale, onLoaded: setLoaded });
  const loadFor = useCallback(
    async (path: string): Promise<void> => {
      const before = requested.current;
      const loaded = await loadMessagesFor(path, userLocale);
      // Because: a person can choose another language meanwhile.
      if (requested.current !== before) return;
      setLoaded(loaded);
      if (loaded.locale !== userLocale) language.show(loaded.locale);
    },
    [language, requested, userLocale],
  );
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <LanguageContext value={{ complete, loadFor, ...changing }}>{children}</LanguageContext>
    </IntlProvider>
  );
};
