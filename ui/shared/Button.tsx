import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Spinner } from './Spinner.tsx';
import { Words } from './Words.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

type Props = {
  readonly label: Message;
  readonly look?: ButtonLook;
  /** While what it began goes on: it keeps the focus, and presses do nothing. */
  readonly busy?: boolean;
  /** While it is not its time yet: the same, without a sign of work. */
  readonly idle?: boolean;
  readonly onPress: () => void;
};

/** A button that does something at once, outside any form's sending. */
export const Button = ({ label, look = 'secondary', busy = false, idle = false, onPress }: Props): ReactNode => (
  <button
    type="button"
    className={`${styles['button']} ${styles[look]}`}
    aria-disabled={busy || idle || undefined}
    aria-busy={busy || undefined}
    onClick={busy || idle ? undefined : onPress}
  >
    {busy && <Spinner />}
    <Words {...label} />
  </button>
);
