import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChangeLanguage } from '#ui/shared/language.tsx';
import { systemFieldsQuery } from '#ui/shared/queries.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { Footer } from './Footer.tsx';

/** Joins the footer to the languages on offer and the published documents. */
export const PageFooter = (): ReactNode => {
  const useCases = useUseCases();
  const { userLocale } = useSession();
  const { data: fields } = useQuery(systemFieldsQuery(useCases, userLocale));
  const speak = useChangeLanguage();
  return (
    <Footer
      locale={userLocale}
      locales={useCases.language.offered}
      onSpeak={(locale) => void speak(locale)}
      documents={{
        terms: fields.terms?.url ?? null,
        privacyPolicy: fields.privacyPolicy?.url ?? null,
        cookieNotice: fields.cookieNotice?.url ?? null,
      }}
      onCookieSettings={null}
    />
  );
};
