import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { lastWords } from '#locales/lastWords.ts';
import frame from '#ui/router/layouts/Frame.module.css';
import button from '#ui/shared/Button.module.css';
import heading from '#ui/shared/PageHeading.module.css';

type Props = { readonly locale: Locale; readonly onRetry: () => void };

/** Fills the page when the app could not start. Needs no catalogue, no brand and no router. */
export const StartFailedView = ({ locale, onRetry }: Props): ReactNode => {
  const words = lastWords(locale);
  useEffect(() => {
    document.title = words.heading;
  }, [words]);
  return (
    <main className={`${frame['frame']} ${frame['alone']}`} lang={locale}>
      <div className={frame['card']} role="alert">
        <div className={heading['top']}>
          <h1 className={heading['heading']}>{words.heading}</h1>
          <p className={heading['lead']}>{words.text}</p>
        </div>
        <button type="button" className={`${button['button']} ${button['primary']}`} onClick={onRetry}>
          <span>{words.tryAgain}</span>
        </button>
      </div>
    </main>
  );
};
