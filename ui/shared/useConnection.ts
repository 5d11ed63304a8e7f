import { useEffect, useState } from 'react';

/** Whether the device has a connection; `Back` for a while after one has returned. */
export type Connection = 'There' | 'Gone' | 'Back';

const whileMs = 8000;

/** Follows the connection as the browser sees it. */
export const useConnection = (): Connection => {
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? 'There' : 'Gone');
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
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
