import { createContext, use, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { loadMessages, type Messages } from '#locales/messages.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

type ChangeLanguage = (locale: Locale) => Promise<void>;

const Context = createContext<ChangeLanguage>(() => Promise.resolve());

/** Downloads another catalogue, then speaks it: nothing on the page is lost or drawn without words. */
export const useChangeLanguage = (): ChangeLanguage => use(Context);

type Props = { readonly messages: Messages; readonly children: ReactNode };

/** Speaks the session's language, beginning with the catalogue that was downloaded at the start. */
export const LanguageProvider = ({ messages: first, children }: Props): ReactNode => {
  const { language } = useUseCases();
  const { userLocale } = useSession();
  const [messages, setMessages] = useState(first);
  const change: ChangeLanguage = async (locale) => {
    const next = await loadMessages(locale);
    setMessages(next);
    language.change(locale);
  };
  return (
    <IntlProvider locale={userLocale} defaultLocale={defaultLocale} messages={messages}>
      <Context value={change}>{children}</Context>
    </IntlProvider>
  );
};
