import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from './message.ts';

type Props = Message & { readonly as?: 'span' | 'p'; readonly className?: string | undefined };

/** A message in an element of its own, so that React can still update a page that the browser translated in place. */
export const MessageText = ({ id, values, as: Tag = 'span', className }: Props): ReactNode => (
  <Tag className={className}>{useIntl().formatMessage({ id }, values)}</Tag>
);
