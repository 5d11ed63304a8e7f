import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import frame from '#ui/router/layouts/Frame.module.css';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import heading from '#ui/shared/layout/PageHeading.module.css';

type Props = { readonly locale: Locale; readonly messages: Messages; readonly onRetry: () => Promise<void> };

/** The page when the app could not start. It needs no brand and no router. */
export const StartFailedView = ({ locale, messages, onRetry }: Props): ReactNode => (
  <IntlProvider locale={locale} messages={messages}>
    <main className={`${frame['frame']} ${frame['alone']}`} lang={locale}>
      <div className={frame['card']} role="alert">
        <Heading />
        <Retry onRetry={onRetry} />
      </div>
    </main>
  </IntlProvider>
);

// Because: of two starts at once, the one that fails later would replace the form that the other has shown.
const Retry = ({ onRetry }: Pick<Props, 'onRetry'>): ReactNode => {
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return <Button label={{ id: 'shared.tryAgain' }} look="primary" busy={busy} onPress={() => void retry()} />;
};

const Heading = (): ReactNode => {
  const title = useIntl().formatMessage({ id: 'startFailed.heading' });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={heading['top']}>
      <h1 className={heading['heading']}>{title}</h1>
      <MessageText id="startFailed.text" as="p" className={heading['lead']} />
    </div>
  );
};
