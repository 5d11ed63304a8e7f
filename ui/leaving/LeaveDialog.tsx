import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './LeaveDialog.module.css';

type Props = {
  readonly heading: Message;
  readonly text: Message;
  readonly onShown: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks whether the visitor wants to abandon a flow. Escape stays; the focus returns to where it was. */
export const LeaveDialog = ({ heading, text, onShown, onLeave, onStay }: Props): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef(onShown);
  // Because: the focus returns only if the dialog is closed before it is removed from the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    track.current();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="leave-heading"
      aria-describedby="leave-text"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id="leave-heading" className={styles['heading']}>
        <MessageText {...heading} />
      </h2>
      <p id="leave-text">
        <MessageText {...text} />
      </p>
      <div className={styles['buttons']}>
        <Button label={{ id: 'leaving.stay' }} look="primary" onPress={onStay} />
        <Button label={{ id: 'leaving.leave' }} onPress={onLeave} />
      </div>
    </dialog>
  );
};
