import { useEffect, useState } from 'react';

/** Whether the device has a connection; `Back` for a while after one has returned. */
export type Connection = 'There' | 'Gone' | 'Back';

const whileMs = 8000;

/** Follows the connection as the browser sees it. */
export const useConnection = (): Connection => {
  const [connection, setConnection] = useState<Connection>('There');
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Because: a page printed ahead knows nothing of the connection, and is taken over as it was printed.
    if (!navigator.onLine) queueMicrotask(() => setConnection('Gone'));
    window.addEventListener('offline', () => setConnection('Gone'), { signal });
    window.addEventListener('online', () => setConnection('Back'), { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (connection !== 'Back') return undefined;
    const timer = setTimeout(() => setConnection('There'), whileMs);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection;
};
