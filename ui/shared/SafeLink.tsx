import type { ReactNode } from 'react';
import { safeLink } from '#domain/redirect/safeLink.ts';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import buttons from './Button.module.css';
import styles from './Link.module.css';

type Props = {
  readonly href: string;
  readonly label: Message;
  readonly look?: 'text' | 'foot' | 'button';
  /** Set on documents read in passing, so that nothing typed is lost. */
  readonly newTab?: boolean;
};

const looks = {
  text: styles['link'],
  foot: styles['foot'],
  button: `${buttons['button']} ${buttons['secondary']}`,
};

/** A link out of the app, whose address can run nothing. */
export const SafeLink = ({ href, label, look = 'text', newTab = false }: Props): ReactNode => (
  <a
    href={safeLink(href)}
    className={looks[look]}
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' })}
  >
    <Words {...label} />
  </a>
);
