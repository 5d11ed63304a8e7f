import type { ReactNode } from 'react';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './MaskedNumber.module.css';

/** A phone number as it may be shown. A screen reader announces only the last digits of a masked number. */
export const MaskedNumber = ({ shown: { text, tail } }: { readonly shown: ShownNumber }): ReactNode => (
  <span data-private="" className={styles['number']}>
    <bdi dir="ltr" aria-hidden={tail !== null}>
      {text}
    </bdi>
    {tail !== null && <MessageText id="twoFactor.endingIn" values={{ tail }} className="visually-hidden" />}
  </span>
);
