import type { MouseEvent, ReactNode } from 'react';
import { safeLink } from '#domain/shared/safeLink.ts';
import buttons from '#ui/shared/layout/Button.module.css';
import styles from '#ui/shared/layout/Link.module.css';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import type { Message } from './message.ts';

type Props = {
  readonly href: string;
  readonly label: Message;
  readonly look?: 'text' | 'foot' | 'button' | 'primary' | 'quiet';
  /** Whether it opens a new tab, so that nothing typed is lost. */
  readonly newTab?: boolean;
  /** Replaces the navigation of a plain press; a press that opens another tab or window still follows the address. */
  readonly onPress?: () => void;
};

const looks = {
  text: styles['link'],
  foot: styles['foot'],
  button: `${buttons['button']} ${buttons['secondary']}`,
  primary: `${buttons['button']} ${buttons['primary']}`,
  quiet: `${buttons['button']} ${buttons['quiet']}`,
};

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const pressHandler =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  };

/** A link out of the app. Its address cannot run a script. */
export const SafeLink = ({ href, label, look = 'text', newTab = false, onPress }: Props): ReactNode => (
  <a
    href={safeLink(href)}
    className={looks[look]}
    onClick={onPress && pressHandler(onPress)}
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' })}
  >
    <MessageText {...label} />
  </a>
);
