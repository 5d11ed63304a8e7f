import { useEffect, useState, useSyncExternalStore } from 'react';
import { orNull } from '#domain/shared/orNull.ts';

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

/** The connection state that the browser reports; `Online` where it reports none. */
export const useConnection = (): Connection => {
  const online = useSyncExternalStore(
    subscribe,
    () => orNull(() => navigator.onLine) ?? true,
    () => true,
  );
  const isBack = useIsBack();
  if (!online) return 'Offline';
  return isBack ? 'Back' : 'Online';
};
