import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { bundledMessages } from '#locales/bundledMessages.ts';
import frame from '#ui/router/layouts/Frame.module.css';
import button from '#ui/shared/layout/Button.module.css';
import heading from '#ui/shared/layout/PageHeading.module.css';

type Props = { readonly locale: Locale; readonly onRetry: () => void };

/** The page when the app could not start. It needs no catalogue, no brand and no router. */
export const StartFailedView = ({ locale, onRetry }: Props): ReactNode => {
  const messages = bundledMessages(locale);
  useEffect(() => {
    document.title = messages.heading;
  }, [messages]);
  return (
    <main className={`${frame['frame']} ${frame['alone']}`} lang={locale}>
      <div className={frame['card']} role="alert">
        <div className={heading['top']}>
          <h1 className={heading['heading']}>{messages.heading}</h1>
          <p className={heading['lead']}>{messages.text}</p>
        </div>
        <button type="button" className={`${button['button']} ${button['primary']}`} onClick={onRetry}>
          <span>{messages.tryAgain}</span>
        </button>
      </div>
    </main>
  );
};
