import type { ReactNode } from 'react';
import { Words } from '#ui/shared/Words.tsx';
import { Logo } from './Logo.tsx';
import styles from './Frame.module.css';

export type LayoutProps = {
  /** The foot of the page. */
  readonly footer: ReactNode;
  /** Set where the screen offers to go back. */
  readonly onGoBack: (() => void) | null;
  readonly children: ReactNode;
};

type Props = LayoutProps & {
  readonly look: 'split' | 'centred';
  /** Stands above the card. */
  readonly above?: ReactNode;
  /** Stands beside the card on wide screens; decoration only. */
  readonly beside?: ReactNode;
};

/** What the three layouts share: header, main with its card, footer. */
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
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 4.5 6.5 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    <Words id="shared.goBack" />
  </button>
);
