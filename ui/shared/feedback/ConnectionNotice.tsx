import type { ReactNode } from 'react';
import { useConnection, type Connection } from '#ui/shared/hooks/useConnection.ts';
import type { Message } from '#ui/shared/layout/message.ts';
import { formState } from '#ui/shared/form/formState.ts';
import { Notice } from './Notice.tsx';
import notice from './Notice.module.css';

type Props = {
  /** Whether the page shows an error already. */
  readonly failing: boolean;
};

const messageFor = (connection: Connection): Message | null => {
  if (connection === 'Online') return null;
  if (connection === 'Back') return { id: 'connection.back' };
  return { id: formState() === 'Dirty' ? 'connection.goneTyped' : 'connection.gone' };
};

/** Tells below the heading that the device is offline, and that it is online again. An error of the form takes its place. */
export const ConnectionNotice = ({ failing }: Props): ReactNode => {
  const connection = useConnection();
  const message = failing ? null : messageFor(connection);
  return (
    <div className={message === null ? notice['silent'] : notice['below']}>
      <Notice message={message} tone={connection === 'Back' ? 'success' : 'plain'} />
    </div>
  );
};
