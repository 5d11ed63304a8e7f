import { type ReactNode, useEffect, useState } from 'react';
import { secondsUntil } from '#domain/session/codeState.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { useSecondsLeft } from '#ui/shared/form/waits.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Code.module.css';
import type { CodePage } from './useCodePage.ts';

type Props = {
  readonly resend: CodePage['resend'];
  /** Whether no further try of the last code can succeed. */
  readonly isNeeded: boolean;
  /** Leads to another way to get the code; null where there is none. */
  readonly onOtherWay: (() => void) | null;
};

/**
 * The buttons for a new code and for another way to get it, and the cooldown, whose place stays free without one.
 * Once a new code is needed, the primary button is "Send a new code", or the other way while that one waits.
 */
export const NewCode = ({ resend, isNeeded, onOtherWay }: Props): ReactNode => {
  const secondsLeft = useSecondsLeft(resend.availableAt);
  const isWaiting = secondsLeft > 0;
  const leadsOtherWay = isNeeded && isWaiting && onOtherWay !== null;
  const look = isNeeded && !leadsOtherWay ? 'primary' : 'link';
  return (
    <div className={`${styles['extra']} ${styles[look] ?? ''}`}>
      <div className={styles['ways']}>
        <Button
          label={{ id: 'code.sendNew' }}
          look={look}
          busy={resend.busy}
          idle={isWaiting}
          onPress={resend.request}
        />
        <SlowNotice busy={resend.busy} />
        <div role={isWaiting ? 'timer' : undefined} className={`hint ${styles['wait']} ${isWaiting ? '' : 'unseen'}`}>
          <MessageText id="code.wait" values={{ seconds: secondsLeft }} />
        </div>
        {onOtherWay !== null && (
          <Button
            label={{ id: 'twoFactor.verify.otherWay' }}
            look={leadsOtherWay ? 'primary' : 'link'}
            onPress={onOtherWay}
          />
        )}
      </div>
      <WaitAnnouncement isWaiting={isWaiting} until={resend.availableAt} />
    </div>
  );
};

/** How long the page must be stable before an announcement, in milliseconds. */
const announceAfterMs = 400;

type AnnouncementProps = { readonly isWaiting: boolean; readonly until: number | null };

/** Announces the start and the end of the countdown to screen readers, and no second between. */
const WaitAnnouncement = ({ isWaiting, until }: AnnouncementProps): ReactNode => {
  const [announced, setAnnounced] = useState<Message | null>(null);
  const { now } = useUseCases();
  useEffect(() => {
    const begins: Message = { id: 'code.waitBegins', values: { seconds: secondsUntil(until, now()) } };
    const announce = (): void => setAnnounced((before) => (isWaiting ? begins : before && { id: 'code.waitOver' }));
    const timer = setTimeout(announce, announceAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, until, now]);
  return (
    <div className="visually-hidden" role="status">
      {announced !== null && <MessageText {...announced} />}
    </div>
  );
};
