import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { abandonsFlow, leavePopups, type ProtectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import form from '#ui/shared/form/Form.module.css';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';
import styles from './LeaveGuard.module.css';

/** The code of a sign-up that was left, until its page is shown again: its form alone loses nothing more. */
let left: object | null = null;

const asks = (...[from, to, session]: Parameters<typeof abandonsFlow>): boolean => {
  if (from !== '/signup') left = null;
  return session.codes !== left && abandonsFlow(from, to, session);
};

/** Asks before a link or the Back button abandons the flow of a screen; where that leaves the document, in the words of the browser. */
export const LeaveGuard = ({ flow }: { readonly flow: ProtectedFlow }): ReactNode => {
  const { session } = useUseCases();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => asks(routeOf(current.pathname), routeOf(next.pathname), session.get()),
    // A hidden page is one that was left, and reloads because the browser shows it again.
    enableBeforeUnload: () =>
      !isOwnLeaving() &&
      !document.documentElement.hidden &&
      asks(routeOf(window.location.pathname), null, session.get()),
    withResolver: true,
  });
  const leave = (): void => {
    left = session.get().codes;
    proceed?.();
  };
  return status === 'blocked' && <LeaveDialog flow={flow} onLeave={leave} onStay={reset} />;
};

type Props = { readonly flow: ProtectedFlow; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks whether the visitor wants to abandon a flow. Escape stays. The focus returns to where it was. */
const LeaveDialog = ({ flow, onLeave, onStay }: Props): ReactNode => {
  const { report } = useUseCases().page;
  const dialog = useRef<HTMLDialogElement>(null);
  // Because: the focus returns only if the dialog is closed before it is removed from the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    report({ _tag: 'DialogShown', screen: leavePopups[flow] });
    return () => shown?.close();
  }, [flow, report]);
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
      <div className={form['stack']}>
        <Button label={{ id: 'leaving.stay' }} look="primary" onPress={onStay} />
        <Button label={{ id: 'leaving.leave' }} onPress={onLeave} />
      </div>
    </dialog>
  );
};
