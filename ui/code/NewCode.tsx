import { type ReactNode, useEffect, useRef, useState } from 'react';
import { secondsUntil } from '#domain/session/cooldown.ts';
import { useSecondsLeft } from '#ui/shared/form/waits.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Code.module.css';
import type { CodePage } from './useCodePage.ts';

type Props = CodePage['resend'] & {
  /** Whether no further try of the last code can succeed. */
  readonly isNeeded: boolean;
  readonly onOtherWay: (() => void) | null;
};

/** The buttons for a new code and for another way to get it, and the cooldown. Once a new code is needed, the one that leads on is first. */
export const NewCode = ({ busy, at, press, isNeeded, onOtherWay }: Props): ReactNode => {
  const left = useSecondsLeft(at);
  const leadsOtherWay = isNeeded && left > 0 && onOtherWay !== null;
  const look = isNeeded && !leadsOtherWay ? 'primary' : 'quiet';
  const otherWay = onOtherWay !== null && (
    <Button
      key="otherWay"
      label={{ id: 'twoFactor.verify.otherWay' }}
      look={leadsOtherWay ? 'primary' : 'quiet'}
      onPress={onOtherWay}
    />
  );
  const newCode = (
    <Button key="new" label={{ id: 'code.sendNew' }} look={look} busy={busy} idle={left > 0} onPress={press} />
  );
  return (
    <div className={`rows ${styles[isNeeded ? 'needed' : 'extra']} ${styles[look] ?? ''}`}>
      <div className={styles['ways']}>{look === 'quiet' ? [otherWay, newCode] : [newCode, otherWay]}</div>
      {left > 0 && (
        <div role="timer" className={`hint ${styles['wait']}`}>
          <MessageText id="code.wait" values={{ seconds: left }} />
        </div>
      )}
      <WaitAnnouncement waiting={left > 0} at={at} />
    </div>
  );
};

/** How long the page must be stable before an announcement, in milliseconds. */
const announceAfterMs = 400;

// Because: screen readers must announce only the start and the end of the countdown.
const WaitAnnouncement = ({ waiting, at }: { readonly waiting: boolean; readonly at: number | null }): ReactNode => {
  const [announced, setAnnounced] = useState<Message | null>(null);
  const hasWaited = useRef(false);
  const { now } = useUseCases();
  useEffect(() => {
    if (!waiting && !hasWaited.current) return undefined;
    hasWaited.current = true;
    const seconds = secondsUntil(at, now());
    const message: Message = waiting ? { id: 'code.waitBegins', values: { seconds } } : { id: 'code.waitOver' };
    const timer = setTimeout(() => setAnnounced(message), announceAfterMs);
    return () => clearTimeout(timer);
  }, [waiting, at, now]);
  return (
    <div className="visually-hidden" role="status">
      {announced !== null && <MessageText {...announced} />}
    </div>
  );
};
