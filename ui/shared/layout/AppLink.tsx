import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { newTabAddress } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import buttons from './Button.module.css';
import styles from './Link.module.css';
import type { Message } from './message.ts';
import { MessageText } from './MessageText.tsx';

type Props = {
  readonly to: RoutePath;
  readonly label: Message;
  readonly look?: 'text' | 'button';
  /** Whether the leave dialog may appear; false for a link that the product itself recommends. */
  readonly leaves?: boolean;
};

/** A link to a screen of the app. Opened in another tab, it keeps the pending request of the partner, which a press needs no address for. */
export const AppLink = ({ to, label, look = 'text', leaves = true }: Props): ReactNode => {
  const link = useLinkProps({
    to,
    preload: 'intent',
    ignoreBlocker: !leaves,
    className: look === 'text' ? styles['link'] : `${buttons['button']} ${buttons['primary']}`,
  });
  return (
    <a {...link} href={newTabAddress(useSession(), to)}>
      <MessageText {...label} />
    </a>
  );
};
