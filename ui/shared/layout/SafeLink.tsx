import type { ReactNode } from 'react';
import { safeLink } from '#domain/redirect/safeLink.ts';
import type { Message } from './message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import buttons from '#ui/shared/layout/Button.module.css';
import styles from '#ui/shared/layout/Link.module.css';

type Props = {
  readonly href: string;
  readonly label: Message;
  readonly look?: 'text' | 'foot' | 'button';
  /** Whether it opens a new tab, so that nothing typed is lost. */
  readonly newTab?: boolean;
};

const looks = {
  text: styles['link'],
  foot: styles['foot'],
  button: `${buttons['button']} ${buttons['secondary']}`,
};

/** A link out of the app. Its address cannot run a script. */
export const SafeLink = ({ href, label, look = 'text', newTab = false }: Props): ReactNode => (
  <a
    href={safeLink(href)}
    className={looks[look]}
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' })}
  >
    <MessageText {...label} />
  </a>
);
