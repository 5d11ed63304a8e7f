import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/shared/Button.tsx';
import type { Message } from '#ui/shared/message.ts';
import { Words } from '#ui/shared/Words.tsx';
import styles from './LeaveDialog.module.css';

type Props = {
  readonly heading: Message;
  readonly text: Message;
  readonly onShown: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before something is left half-way. Escape stays; the focus returns to where it was. */
export const LeaveDialog = ({ heading, text, onShown, onLeave, onStay }: Props): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const tell = useRef(onShown);
  // Because: the focus returns only from a dialog that is closed while it still stands on the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    tell.current();
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
        <Words {...heading} />
      </h2>
      <p id="leave-text">
        <Words {...text} />
      </p>
      <div className={styles['buttons']}>
        <Button label={{ id: 'leaving.stay' }} look="primary" onPress={onStay} />
        <Button label={{ id: 'leaving.leave' }} onPress={onLeave} />
      </div>
    </dialog>
  );
};
