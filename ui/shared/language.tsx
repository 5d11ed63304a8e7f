import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { loadMessages, type Messages } from '#locales/messages.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

/** The words there are: those of the first screen, or all. */
export type Spoken = { readonly messages: Messages; readonly whole: boolean };

type Language = {
  readonly whole: boolean;
  /** Downloads another catalogue, then speaks it: nothing on the page is lost or drawn without words. */
  readonly change: (locale: Locale) => Promise<void>;
};

const Context = createContext<Language>({ whole: true, change: () => Promise.resolve() });

/** What is spoken, and how to speak another language. */
export const useLanguage = (): Language => use(Context);

/** Speaks the session's language, beginning with the words that were downloaded at the start; the others follow. */
export const LanguageProvider = ({
  spoken: atStart,
  children,
}: {
  readonly spoken: Spoken;
  readonly children: ReactNode;
}): ReactNode => {
  const { language } = useUseCases();
  const { userLocale } = useSession();
  const [{ messages, whole }, setSpoken] = useState(atStart);
  const wished = useRef<Locale | null>(null);
  useEffect(() => {
    let superseded = false;
    const speakWhole = (all: Messages): void => {
      if (!superseded) setSpoken({ messages: all, whole: true });
    };
    if (!whole) void loadMessages(userLocale).then(speakWhole);
    return () => {
      superseded = true;
    };
  }, [whole, userLocale]);
  const change = async (locale: Locale): Promise<void> => {
    wished.current = locale;
    const all = await loadMessages(locale).catch(() => null);
    // Because: catalogues come in the order the network likes, and the one asked for last is the one to speak.
    if (all === null || wished.current !== locale) return;
    setSpoken({ messages: all, whole: true });
    language.change(locale);
  };
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <Context value={{ whole, change }}>{children}</Context>
    </IntlProvider>
  );
};
