import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import buttons from './Button.module.css';
import styles from './Link.module.css';

type Props = {
  readonly to: RoutePath;
  readonly label: Message;
  readonly look?: 'text' | 'button';
  /** Whether following it may leave something half-way; false where the product itself advises it. */
  readonly leaves?: boolean;
};

/** A link to a screen of ours. */
export const AppLink = ({ to, label, look = 'text', leaves = true }: Props): ReactNode => {
  return (
    <Link
      to={to}
      preload="intent"
      ignoreBlocker={!leaves}
      className={look === 'text' ? styles['link'] : `${buttons['button']} ${buttons['primary']}`}
    >
      <Words {...label} />
    </Link>
  );
};
