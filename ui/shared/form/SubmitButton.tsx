import type { ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { Spinner } from '#ui/shared/feedback/Spinner.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/layout/Button.module.css';

type Props = {
  readonly label: Message;
  readonly busy: boolean;
  /** Quiet where another button of the form leads on. */
  readonly look?: 'primary' | 'quiet';
  /** Whether the service asked to wait: the button is pale, but still submits. */
  readonly isWaiting?: boolean;
};

/** Submits its form. While a request runs, it keeps the focus, announces the wait and ignores clicks. */
export const SubmitButton = ({ label, busy, look = 'primary', isWaiting = false }: Props): ReactNode => (
  <div>
    <button
      type="submit"
      className={`${styles['button']} ${styles[look]} ${isWaiting ? styles['waiting'] : ''}`}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy && <Spinner />}
      <MessageText {...label} />
    </button>
    <div className="visually-hidden" role="status">
      {busy && <MessageText id="shared.pleaseWait" />}
    </div>
  </div>
);
