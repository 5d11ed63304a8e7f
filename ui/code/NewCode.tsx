import { type ReactNode, useEffect, useState } from 'react';
import { secondsUntil } from '#domain/session/codeState.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import type { FormError } from '#ui/shared/form/formErrors.ts';
import { useSecondsLeft } from '#ui/shared/form/waits.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Code.module.css';
import { type CodePage, useEver } from './useCodePage.ts';

type Props = {
  readonly resend: CodePage['resend'];
  /** Whether nothing but another code leads on. */
  readonly isNeeded: boolean;
  /** Leads to another way to get the code; null where there is none. */
  readonly onOtherWay: (() => void) | null;
  /** The errors of the page, which may count the same wait down. */
  readonly errors: ReadonlyArray<FormError>;
  /** Whether a code was sent by email. */
  readonly isByEmail: boolean;
  /** Another link, where there is one. */
  readonly children?: ReactNode;
};

/**
 * The line for a new code, which counts its wait down, unless the alert does, and then is a button of the same height; below it another
 * way. Once a new code is needed, the ways on are primary, and the other way is above it while it waits. After the first wait it says where
 * else a mail may be, last, where it moves nothing.
 */
export const NewCode = ({ resend, isNeeded, onOtherWay, errors, isByEmail, children }: Props): ReactNode => {
  const { availableAt } = resend;
  const secondsLeft = useSecondsLeft(availableAt);
  // The alert counts the same wait down, from the moment of another step of the same call.
  const isCounted = errors.some(({ waitEndsAt = 0 }) => waitEndsAt + 1000 > (availableAt ?? 0));
  const hasWaited = useEver(secondsLeft === 0);
  const isWaiting = secondsLeft > 0;
  const look = isNeeded ? 'primary' : 'link';
  const otherWay = onOtherWay !== null && (isWaiting || !isNeeded) && (
    <Button label={{ id: 'twoFactor.verify.otherWay' }} look={look} onPress={onOtherWay} />
  );
  return (
    <div className={`tall-links ${form['ways']} ${styles[look]}`}>
      {isNeeded && otherWay}
      {isWaiting && !isCounted && (
        <p role="timer" className={styles['wait']}>
          <MessageText id="code.wait" values={{ seconds: secondsLeft }} />
        </p>
      )}
      {!isWaiting && (
        <>
          <Button label={{ id: 'code.sendNew' }} look={look} busy={resend.busy} onPress={resend.request} />
          <SlowNotice busy={resend.busy} />
        </>
      )}
      {!isNeeded && otherWay}
      {children}
      <p role="status" className={`hint ${styles['junk']}`}>
        {isByEmail && hasWaited && !isNeeded && <MessageText id="code.junk" />}
      </p>
      <WaitAnnouncement isWaiting={isWaiting} until={availableAt} />
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
