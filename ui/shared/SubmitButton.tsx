import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Spinner } from './Spinner.tsx';
import { Words } from './Words.tsx';
import styles from './Button.module.css';

type Props = { readonly label: Message; readonly busy: boolean };

/** Sends its form. While an answer is due it keeps the focus, says so, and further presses do nothing. */
export const SubmitButton = ({ label, busy }: Props): ReactNode => (
  <div>
    <button
      type="submit"
      className={`${styles['button']} ${styles['primary']}`}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy && <Spinner />}
      <Words {...label} />
    </button>
    <div className="visually-hidden" role="status">
      {busy && <Words id="shared.pleaseWait" />}
    </div>
  </div>
);
