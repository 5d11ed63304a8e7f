import type { ReactNode } from 'react';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { Words } from '#ui/shared/Words.tsx';
import styles from './MaskedNumber.module.css';

/** A number as it may be seen; where most of it is hidden it is read out by its end, not bullet by bullet. */
export const MaskedNumber = ({ shown: { text, tail } }: { readonly shown: ShownNumber }): ReactNode => (
  <span data-private="" className={styles['number']}>
    <bdi dir="ltr" aria-hidden={tail !== null}>
      {text}
    </bdi>
    {tail !== null && <Words id="twoFactor.endingIn" values={{ tail }} className="visually-hidden" />}
  </span>
);
