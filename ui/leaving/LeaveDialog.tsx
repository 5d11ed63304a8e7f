import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { leavePopups, type ProtectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './LeaveDialog.module.css';

type Props = { readonly flow: ProtectedFlow; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks whether the visitor wants to abandon a flow. Escape stays. The focus returns to where it was. */
export const LeaveDialog = ({ flow, onLeave, onStay }: Props): ReactNode => {
  const { onDialogShown } = useUseCases().page.reports;
  const dialog = useRef<HTMLDialogElement>(null);
  // Because: the focus returns only if the dialog is closed before it is removed from the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    onDialogShown(leavePopups[flow]);
    return () => shown?.close();
  }, [flow, onDialogShown]);
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
        <MessageText id={`leaving.heading.${flow}`} />
      </h2>
      <p id="leave-text">
        <MessageText id={`leaving.text.${flow}`} />
      </p>
      <div className={styles['buttons']}>
        <Button label={{ id: 'leaving.stay' }} look="primary" onPress={onStay} />
        <Button label={{ id: 'leaving.leave' }} onPress={onLeave} />
      </div>
    </dialog>
  );
};
