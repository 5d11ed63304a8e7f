import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from './message.ts';
import { recordable } from './recordable.ts';

type Props = Message & { readonly as?: 'span' | 'p'; readonly className?: string | undefined };

/**
 * A message in an element of its own, so that React can still update a page that the browser translated in place. A recording of the
 * page shows it only if it has no values.
 */
export const MessageText = ({ id, values, as: Tag = 'span', className }: Props): ReactNode => (
  <Tag className={className} {...recordable(values)}>
    {useIntl().formatMessage({ id }, values)}
  </Tag>
);
