import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Button.module.css';

type ButtonLook = 'primary' | 'secondary' | 'quiet';

type Props = {
  readonly label: Message;
  readonly look?: ButtonLook;
  readonly onPress: () => void;
};

/** A button that does something at once, outside any form's sending. */
export const Button = ({ label, look = 'secondary', onPress }: Props): ReactNode => (
  <button type="button" className={`${styles['button']} ${styles[look]}`} onClick={onPress}>
    <Words {...label} />
  </button>
);
