import type { ReactNode } from 'react';
import type { ConsentController } from '#application/consent/consentTypes.ts';
import { useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { SafeLink } from '#ui/shared/layout/SafeLink.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './ConsentCard.module.css';

type Props = { readonly onAction: ConsentController['dispatch'] };

/** The first panel of the consent card: accept, reject or customize. */
export const ConsentSummary = ({ onAction }: Props): ReactNode => {
  const cookieNotice = useSystemFields().cookieNotice?.url ?? null;
  return (
    <>
      <h2 id="consent-heading" className={styles['heading']}>
        <MessageText id="cookies.heading" />
      </h2>
      <div className={styles['body']}>
        <p className={styles['text']}>
          <MessageText id="cookies.text" />{' '}
          {cookieNotice !== null && <SafeLink href={cookieNotice} label={{ id: 'footer.cookies' }} newTab />}
        </p>
      </div>
      <div className={styles['choices']}>
        <div className={styles['answers']}>
          <Button label={{ id: 'cookies.accept' }} onPress={() => onAction({ _tag: 'Accept' })} />
          <Button label={{ id: 'cookies.reject' }} onPress={() => onAction({ _tag: 'Reject' })} />
        </div>
        <Button label={{ id: 'cookies.customize' }} look="quiet" onPress={() => onAction({ _tag: 'Customize' })} />
      </div>
    </>
  );
};
