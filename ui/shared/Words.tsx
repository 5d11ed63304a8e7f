import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from './message.ts';

type Props = Message & { readonly as?: 'span' | 'p' | 'h2'; readonly className?: string | undefined };

/** A message alone in an element of its own, so that a page the browser has translated in place can still change. */
export const Words = ({ id, values, as: Tag = 'span', className }: Props): ReactNode => (
  <Tag className={className}>{useIntl().formatMessage({ id }, values)}</Tag>
);
