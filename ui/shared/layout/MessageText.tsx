import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';

/** A text to show: its id in the catalogues, and its values. */
export type Message = {
  readonly id: MessageId;
  readonly values?: { readonly [name: string]: string | number };
};

type Props = Message & {
  readonly as?: 'span' | 'p';
  readonly className?: string | undefined;
  /** The element of its data. */
  readonly data?: 'span' | 'strong';
  /** What its tags stand for, such as a link. */
  readonly tags?: { readonly [tag: string]: (words: ReactNode) => ReactNode };
};

/**
 * A message in an element of its own, so that React can update it after the browser has translated the page in place. Its values that are
 * texts are data, such as a name or an email, which a browser must not translate. Recordings show it only without values.
 */
export const MessageText = ({ id, values, as: Tag = 'span', className, data, tags }: Props): ReactNode => {
  const { formatMessage, locale } = useIntl();
  const shown = formatMessage({ id }, { ...(values && markData(values, data)), ...tags });
  return (
    // Because: the browser may have translated the texts beside the data, which React would no longer find.
    <Tag
      key={typeof shown === 'string' ? undefined : JSON.stringify([locale, id, values])}
      className={className}
      data-public={values === undefined ? '' : undefined}
    >
      {shown}
    </Tag>
  );
};

const markData = (values: NonNullable<Message['values']>, Data: Props['data'] = 'span') =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (
        <Data key={name} translate="no">
          {value}
        </Data>
      ) : (
        value
      ),
    ]),
  );

/** A text in an element of its own: a message, an element, or data such as the name of an account. */
export const Text = ({ text }: { readonly text: Message | ReactElement | string }): ReactNode => {
  if (typeof text === 'string') return <span translate="no">{text}</span>;
  return isValidElement(text) ? text : <MessageText {...text} />;
};

type SentenceProps = { readonly id: MessageId; readonly email: string };

/** A sentence with an email address in strong type. */
export const EmailSentence = ({ id, email }: SentenceProps): ReactNode => (
  <MessageText id={id} values={{ email }} data="strong" />
);
