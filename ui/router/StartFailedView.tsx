import { type ReactNode, useEffect } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { TryAgain } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import heading from '#ui/shared/layout/PageHeading.module.css';
import frame from './layouts/Frame.module.css';

type Props = { readonly locale: Locale; readonly messages: Messages; readonly onRetry: () => Promise<void> };

/** The page when the app could not start. It needs no brand and no router. */
export const StartFailedView = ({ locale, messages, onRetry }: Props): ReactNode => (
  <IntlProvider locale={locale} messages={messages}>
    <div className={frame['frame']} lang={locale}>
      <main className={frame['main']}>
        <div className={frame['column']}>
          <div className={frame['card']} role="alert">
            <FailedHeading />
            <TryAgain onRetry={onRetry} />
          </div>
        </div>
      </main>
    </div>
  </IntlProvider>
);

const FailedHeading = (): ReactNode => {
  const title = useIntl().formatMessage({ id: 'startFailed.heading' });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="rows">
      <h1 className={heading['heading']}>{title}</h1>
      <MessageText id="startFailed.text" as="p" className={heading['lead']} />
    </div>
  );
};
