import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the device has a connection; `Back` for a while after one has returned. */
export type Connection = 'There' | 'Gone' | 'Back';

const whileMs = 8000;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const useJustReturned = (): boolean => {
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    const note = (): void => setReturned(true);
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, []);
  useEffect(() => {
    if (!returned) return undefined;
    const timer = setTimeout(() => setReturned(false), whileMs);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
};

/** Follows the connection as the browser sees it. */
export const useConnection = (): Connection => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const returned = useJustReturned();
  if (!online) return 'Gone';
  return returned ? 'Back' : 'There';
};
