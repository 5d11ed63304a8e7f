import { type ReactNode, useEffect, useState } from 'react';
import { orNull } from '#domain/shared/parsing.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { Notice } from './Notice.tsx';
import styles from './Notice.module.css';

/** Tells at the end of the card that the device is offline, and that it is online again. An error of the form takes its place. */
export const ConnectionNotice = ({ failing }: { readonly failing: boolean }): ReactNode => {
  const connection = useConnection();
  const message = failing ? null : messageOf(connection);
  return (
    <div className={message === null ? styles['silent'] : styles['last']}>
      <Notice message={message} tone={connection === 'Back' ? 'success' : 'plain'} />
    </div>
  );
};

type Connection = 'Online' | 'Offline' | 'Back';

const messageOf = (connection: Connection): Message | null => {
  switch (connection) {
    case 'Online':
      return null;
    case 'Offline':
      return { id: formState() === 'Dirty' ? 'connection.goneTyped' : 'connection.gone' };
    case 'Back':
      return { id: 'connection.back' };
  }
};

/** How long the page tells that the device is online again, in milliseconds. */
const backForMs = 8000;

/** The connection that the browser reports; `Back` for a while after the device came online again. */
const useConnection = (): Connection => {
  const [connection, setConnection] = useState<Connection>('Online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const handleOffline = (): void => {
      clearTimeout(timer);
      setConnection('Offline');
    };
    const handleOnline = (): void => {
      setConnection('Back');
      timer = setTimeout(() => setConnection('Online'), backForMs);
    };
    if (orNull(() => navigator.onLine) === false) handleOffline();
    const shown = new AbortController();
    window.addEventListener('offline', handleOffline, shown);
    window.addEventListener('online', handleOnline, shown);
    return () => {
      clearTimeout(timer);
      shown.abort();
    };
  }, []);
  return connection;
};
