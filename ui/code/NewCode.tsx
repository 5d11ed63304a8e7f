import { useEffect, useRef, useState, type ReactNode } from 'react';
import { secondsUntil } from '#domain/session/resendDeadline.ts';
import { Button } from '#ui/shared/Button.tsx';
import type { Message } from '#ui/shared/message.ts';
import { useSecondsLeft } from '#ui/shared/useSecondsLeft.ts';
import { Words } from '#ui/shared/Words.tsx';
import type { Resending } from './useCodePage.ts';
import styles from './Code.module.css';

/** Asks for a new code, once the wait is over. The wait is counted in sight and told only when it starts and ends. */
export const NewCode = ({ busy, at, press }: Resending): ReactNode => {
  const left = useSecondsLeft(at);
  return (
    <div className={styles['newCode']}>
      <Button label={{ id: 'code.sendNew' }} busy={busy} idle={left > 0} onPress={press} />
      {left > 0 && (
        <div role="timer" className={styles['wait']}>
          <Words id="code.wait" values={{ seconds: left }} />
        </div>
      )}
      <WaitTold waiting={left > 0} at={at} />
    </div>
  );
};

/** Long enough for the page to have settled, so that the words are read out. */
const settledMs = 400;

const WaitTold = ({ waiting, at }: { readonly waiting: boolean; readonly at: number | null }): ReactNode => {
  const [told, setTold] = useState<Message | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!waiting && !begun.current) return undefined;
    begun.current = true;
    const seconds = secondsUntil(at, Date.now());
    const words: Message = waiting ? { id: 'code.waitBegins', values: { seconds } } : { id: 'code.waitOver' };
    const timer = setTimeout(() => setTold(words), settledMs);
    return () => clearTimeout(timer);
  }, [waiting, at]);
  return (
    <div className="visually-hidden" role="status">
      {told !== null && <Words {...told} />}
    </div>
  );
};
