import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { abandonsFlow, leavePopup } from '#domain/navigation/abandonsFlow.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { useBackStop } from '#ui/shared/navigation/backStop.ts';
import { leaveApp } from '#ui/shared/navigation/useNavigateTo.ts';
import styles from './LeaveDialog.module.css';

const shouldBlock: ShouldBlockFn = ({ current, next }) =>
  abandonsFlow(routeOf(current.pathname), routeOf(next.pathname), formState());

const leaveByBack = (): void => void leaveApp({ _tag: 'Back', fallback: null });

/** Asks before a link or the Back button abandons sign-up or two-step verification, also where Back leaves the document. */
export const LeaveGuard = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false, withResolver: true });
  const { isAsked, leave, stay } = useBackStop(screen, leaveByBack);
  if (isAsked) return <LeaveDialog screen={screen} onLeave={leave} onStay={stay} />;
  return (
    blocker.status === 'blocked' && <LeaveDialog screen={screen} onLeave={blocker.proceed} onStay={blocker.reset} />
  );
};

type DialogProps = { readonly screen: RoutePath; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks whether the visitor wants to abandon a flow. Escape stays. The focus returns to where it was. */
const LeaveDialog = ({ screen, onLeave, onStay }: DialogProps): ReactNode => {
  const { onDialogShown } = useUseCases().page.reports;
  const dialog = useRef<HTMLDialogElement>(null);
  const popup = leavePopup(screen);
  const flow = popup === 'leave-2FA popup' ? 'twoFactor' : 'signUp';
  // Because: the focus returns only if the dialog is closed before it is removed from the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (popup !== null) onDialogShown(popup);
    return () => shown?.close();
  }, [popup, onDialogShown]);
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
