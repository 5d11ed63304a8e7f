import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { lazy } from '#application/shared/lazy.ts';
import { abandonsFlow, type FormState } from '#domain/navigation/abandonsFlow.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { leavePopup } from '#domain/navigation/screenName.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

type Move = { readonly current: { readonly pathname: string }; readonly next: { readonly pathname: string } };

// Because: the dialog is rarely shown, and the first screen does not need it.
const loadDialog = lazy(() => import('./LeaveDialog.tsx'));

const hasChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

// Because: the fields know every change, whether a person, the browser or a script made it.
const formState = (): FormState =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(hasChanged) ? 'Dirty' : 'Pristine';

const shouldBlock = ({ current, next }: Move): boolean =>
  abandonsFlow(routeOf(current.pathname), routeOf(next.pathname), formState());

/** Asks before a link or the Back button abandons sign-up or two-step verification. Each screen has its own guard. */
export const LeaveGuard = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false, withResolver: true });
  const { deferredServices } = useUseCases();
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const { status, reset } = blocker;
  useEffect(() => {
    // Because: without the dialog the visitor stays, and the next attempt to leave loads it again.
    if (status === 'blocked') loadDialog().then(setDialog, reset);
  }, [status, reset]);
  if (blocker.status === 'idle' || dialog === null) return null;
  const popup = leavePopup(screen);
  const flow = popup === 'leave-2FA popup' ? 'twoFactor' : 'signUp';
  const track = async (): Promise<void> => {
    if (popup !== null) (await deferredServices())?.onDialogShown(popup);
  };
  return (
    <dialog.LeaveDialog
      heading={{ id: `leaving.heading.${flow}` }}
      text={{ id: `leaving.text.${flow}` }}
      onShown={() => void track()}
      onLeave={blocker.proceed}
      onStay={blocker.reset}
    />
  );
};
