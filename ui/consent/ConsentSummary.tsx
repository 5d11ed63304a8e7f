import type { ReactNode } from 'react';
import type { ConsentTalk } from '#application/consent/consentTalk.ts';
import { Button } from '#ui/shared/Button.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import { Words } from '#ui/shared/Words.tsx';
import styles from './ConsentCard.module.css';

type Props = { readonly cookiePolicy: string | null; readonly onMove: ConsentTalk['move'] };

/** The first panel: what it is about, and yes, no or more. */
export const ConsentSummary = ({ cookiePolicy, onMove }: Props): ReactNode => (
  <>
    <h2 id="consent-heading" className={styles['heading']}>
      <Words id="cookies.heading" />
    </h2>
    <p className={styles['text']}>
      <Words id="cookies.text" />{' '}
      {cookiePolicy !== null && <SafeLink href={cookiePolicy} label={{ id: 'footer.cookies' }} newTab />}
    </p>
    <div className={styles['choices']}>
      <Button label={{ id: 'cookies.accept' }} look="primary" onPress={() => onMove({ _tag: 'Accept' })} />
      <Button label={{ id: 'cookies.reject' }} look="primary" onPress={() => onMove({ _tag: 'Reject' })} />
      <Button label={{ id: 'cookies.customize' }} look="quiet" onPress={() => onMove({ _tag: 'Customize' })} />
    </div>
  </>
);
