import type { ReactNode } from 'react';
import { BackArrow } from '#ui/shared/layout/BackArrow.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Logo } from './Logo.tsx';
import styles from './Frame.module.css';

/** The parts of a page that every layout takes. */
export type LayoutProps = {
  /** The footer of the page. */
  readonly footer: ReactNode;
  /** Goes back; null where the screen does not offer it. */
  readonly onGoBack: (() => void) | null;
  readonly children: ReactNode;
};

type Props = LayoutProps & {
  readonly look: 'split' | 'centred';
  /** Rendered above the card. */
  readonly above?: ReactNode;
  /** Rendered beside the card on wide screens; decoration only. */
  readonly beside?: ReactNode;
};

/** What the three layouts share: header, main with the card, footer. */
export const Frame = ({ look, above, beside, footer, onGoBack, children }: Props): ReactNode => (
  <div className={`${styles['frame']} ${styles[look]}`}>
    <header className={styles['header']}>
      <Logo />
    </header>
    <main className={styles['main']}>
      <div className={styles['column']}>
        {above}
        <div className={styles['card']}>
          {children}
          {onGoBack !== null && <GoBack onGoBack={onGoBack} />}
        </div>
      </div>
    </main>
    {footer}
    {beside}
  </div>
);

const GoBack = ({ onGoBack }: { readonly onGoBack: () => void }): ReactNode => (
  <button type="button" className={styles['back']} onClick={onGoBack}>
    <BackArrow />
    <MessageText id="shared.goBack" />
  </button>
);
