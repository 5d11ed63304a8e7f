import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the device is online; `Back` for eight seconds after it came online again. */
export type Connection = 'Online' | 'Offline' | 'Back';

const backForMs = 8000;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const useIsBack = (): boolean => {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const handleOnline = (): void => setIsBack(true);
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), backForMs);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
};

/** The connection state that the browser reports. */
export const useConnection = (): Connection => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isBack = useIsBack();
  if (!online) return 'Offline';
  return isBack ? 'Back' : 'Online';
};
