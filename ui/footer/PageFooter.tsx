import type { ReactNode } from 'react';
import { consentKeeper } from '#domain/consent/partnerConsent.ts';
import { useLanguage } from '#ui/shared/language.tsx';
import { useAwaitingFields, useSystemFields } from '#ui/shared/readings.tsx';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { Footer } from './Footer.tsx';

/** Joins the footer to the languages on offer and the published documents. */
export const PageFooter = (): ReactNode => {
  const useCases = useUseCases();
  const { userLocale } = useSession();
  const { terms, privacyPolicy, cookieNotice } = useSystemFields();
  const { change } = useLanguage();
  const { brand, settings } = useCases.world;
  const asker = consentKeeper(settings.consent, brand)._tag;
  const reopen = async (): Promise<void> => (await useCases.companions())?.consent.reopen();
  return (
    <Footer
      locale={userLocale}
      locales={useCases.language.offered}
      onSpeak={(locale) => void change(locale)}
      documents={{
        terms: terms?.url ?? null,
        privacyPolicy: privacyPolicy?.url ?? null,
        cookieNotice: cookieNotice?.url ?? null,
        awaited: useAwaitingFields(),
      }}
      onCookieSettings={asker === 'Nobody' ? null : () => void reopen()}
    />
  );
};
