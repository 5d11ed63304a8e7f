import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';

/** A text to show: its id in the catalogues, and its values. */
export type Message = {
  readonly id: MessageId;
  readonly values?: { readonly [name: string]: string | number };
};

type Props = Message & { readonly as?: 'span' | 'p'; readonly className?: string | undefined };

/**
 * A message in an element of its own, so that React can update it after the browser has translated the page in place.
 * Recordings show it only without values, which can be names.
 */
export const MessageText = ({ id, values, as: Tag = 'span', className }: Props): ReactNode => (
  <Tag className={className} data-public={values === undefined ? '' : undefined}>
    {useIntl().formatMessage({ id }, values)}
  </Tag>
);

/** A text in an element of its own: a message, an element, or data such as the name of an account. */
export const Text = ({ text }: { readonly text: Message | ReactElement | string }): ReactNode => {
  if (typeof text === 'string') return <span>{text}</span>;
  return isValidElement(text) ? text : <MessageText {...text} />;
};

type SentenceProps = { readonly id: MessageId; readonly email: string };

/** A sentence with an email address in strong type. It remounts when it changes, because the browser may have translated it in place. */
export const EmailSentence = ({ id, email }: SentenceProps): ReactNode => {
  const strong = <strong key="email">{email}</strong>;
  return <span key={`${id} ${email}`}>{useIntl().formatMessage({ id }, { email: strong })}</span>;
};
