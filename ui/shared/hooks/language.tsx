import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { loadMessages } from '#locales/messages.ts';
import { loadMessagesFor, type LoadedMessages } from '#ui/start/loadMessagesFor.ts';
import { loadQuietly } from '#ui/start/reloadOnStaleChunk.ts';
import { useUserLocale } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

type Language = {
  readonly complete: boolean;
  /** Loads the messages that the screen at a path waits for, as `loadMessagesFor`, and switches to their language. */
  readonly loadFor: (path: string) => Promise<void>;
  /** Downloads another catalogue, then switches to it without losing any state of the page. */
  readonly change: (locale: Locale) => Promise<void>;
};

const nothing = (): Promise<void> => Promise.resolve();

const Context = createContext<Language>({ complete: true, loadFor: nothing, change: nothing });

/** Whether all messages are loaded, and how to change the language. */
export const useLanguage = (): Language => use(Context);

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
    if (!complete) loadQuietly(() => loadMessages(locale)).then(showAll, () => null);
    return () => {
      isStale = true;
    };
  }, [complete, locale, onLoaded]);

/** Provides the messages of the session's language: at first those loaded at the start, then all. */
export const LanguageProvider = ({ loadedMessages: initial, children }: Props): ReactNode => {
  const { language } = useUseCases();
  const userLocale = useUserLocale();
  const [{ messages, complete }, setLoaded] = useState(initial);
  const requested = useRef<Locale | null>(null);
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
    [language, userLocale],
  );
  const change = async (locale: Locale): Promise<void> => {
    requested.current = locale;
    const all = await loadMessages(locale).catch(() => null);
    // Because: catalogues can arrive in any order, and only the last requested one counts.
    if (all === null || requested.current !== locale) return;
    setLoaded({ messages: all, complete: true, locale });
    language.change(locale);
  };
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <Context value={{ complete, loadFor, change }}>{children}</Context>
    </IntlProvider>
  );
};
