import { type ReactNode, useEffect, useState } from 'react';
import { orNull } from '#domain/shared/orNull.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { cancelNavigation } from '#ui/shared/navigation/useNavigateTo.ts';
import styles from './Notice.module.css';

/** What a `Notice` shows; null for nothing yet. */
export type NoticeProps = { readonly message: Message | null; readonly tone?: 'plain' | 'success' };

/** Shows a message without taking the focus. It is in the page before its text, so that screen readers announce the text. */
export const Notice = ({ message, tone = 'plain' }: NoticeProps): ReactNode => (
  <div role="status" className={message === null ? undefined : `${styles['notice']} ${styles[tone] ?? ''}`}>
    {message !== null && <MessageText {...message} />}
  </div>
);

/** How long a request may take before the page calls it slow, and how long the page tells that the device is online again. */
const noticeMs = 8000;

/** Resolves when a request of this moment is slow. */
export const untilSlow = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, noticeMs);
  });

const useSlow = (busy: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), noticeMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && slow;
};

type SlowProps = {
  readonly busy: boolean;
  /** Stops what the page waits for before its request. */
  readonly onCancel?: (() => void) | undefined;
};

/** Tells that a request, or the screen after it, takes longer than eight seconds, and offers to cancel both. */
export const SlowNotice = ({ busy, onCancel }: SlowProps): ReactNode => {
  const { abandon } = useUseCases();
  const slow = useSlow(busy);
  // Because: the cancel button disappears, and the focus would be lost with it. The button that was pressed before is still busy.
  const cancel = (): void => {
    document.querySelector<HTMLElement>('button[aria-busy="true"]')?.focus();
    onCancel?.();
    void abandon();
    cancelNavigation();
  };
  return (
    <div className={slow ? `${styles['notice']} ${styles['slow']}` : styles['silent']}>
      <div role="status">{slow && <MessageText id="slow.text" />}</div>
      {slow && <Button label={{ id: 'slow.cancel' }} look="quiet" onPress={cancel} />}
    </div>
  );
};

type Connection = 'Online' | 'Offline' | 'Back';

/** The connection that the browser reports; `Back` for eight seconds after the device came online again. */
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
      timer = setTimeout(() => setConnection('Online'), noticeMs);
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

/** Tells below the heading that the device is offline, and that it is online again. An error of the form takes its place. */
export const ConnectionNotice = ({ failing }: { readonly failing: boolean }): ReactNode => {
  const connection = useConnection();
  const message = failing ? null : messages[connection]();
  return (
    <div className={message === null ? styles['silent'] : styles['below']}>
      <Notice message={message} tone={connection === 'Back' ? 'success' : 'plain'} />
    </div>
  );
};

const messages: { readonly [C in Connection]: () => Message | null } = {
  Online: () => null,
  Offline: () => ({ id: formState() === 'Dirty' ? 'connection.goneTyped' : 'connection.gone' }),
  Back: () => ({ id: 'connection.back' }),
};
