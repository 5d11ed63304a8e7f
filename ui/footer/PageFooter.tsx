import type { ReactNode } from 'react';
import { useChangeLanguage } from '#ui/shared/language.tsx';
import { useSystemFields } from '#ui/shared/queries.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { Footer } from './Footer.tsx';

/** Joins the footer to the languages on offer and the published documents. */
export const PageFooter = (): ReactNode => {
  const useCases = useUseCases();
  const { userLocale } = useSession();
  const { terms, privacyPolicy, cookieNotice } = useSystemFields();
  const speak = useChangeLanguage();
  return (
    <Footer
      locale={userLocale}
      locales={useCases.language.offered}
      onSpeak={(locale) => void speak(locale)}
      documents={{
        terms: terms?.url ?? null,
        privacyPolicy: privacyPolicy?.url ?? null,
        cookieNotice: cookieNotice?.url ?? null,
      }}
      onCookieSettings={null}
    />
  );
};
