import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Spinner } from '#ui/shared/feedback/Spinner.tsx';
import { MessageText } from './MessageText.tsx';
import styles from '#ui/shared/layout/Button.module.css';

type Props = {
  readonly label: Message;
  /** A picture beside the label, for sighted people. */
  readonly icon?: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** While its action runs, it keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** While it is not available yet, it does the same without a spinner. */
  readonly idle?: boolean;
  readonly onPress: () => void;
};

/** A button that runs an action and submits no form. */
export const Button = ({ label, icon, look = 'secondary', busy = false, idle = false, onPress }: Props): ReactNode => (
  <button
    type="button"
    className={`${styles['button']} ${styles[look]}`}
    aria-disabled={busy || idle || undefined}
    aria-busy={busy || undefined}
    onClick={busy || idle ? undefined : onPress}
  >
    {busy ? <Spinner /> : icon}
    <MessageText {...label} />
  </button>
);
