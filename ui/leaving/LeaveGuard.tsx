import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { leavesHalfWay, type Begun } from '#domain/navigation/leavesHalfWay.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { leavePopup } from '#domain/navigation/screenName.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';

type Move = { readonly current: { readonly pathname: string }; readonly next: { readonly pathname: string } };

// Because: the dialog is seldom asked for, and the first screen waits for nothing of it.
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

const hasChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

// Because: the fields themselves know what was typed, chosen or filled in, whoever put it there.
const begun = (): Begun =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(hasChanged) ? 'Begun' : 'Untouched';

const asks = ({ current, next }: Move): boolean =>
  leavesHalfWay(routeOf(current.pathname), routeOf(next.pathname), begun());

/** Asks before sign-up or two-step verification is left half-way, by a link or by the browser's Back. One for each screen. */
export const LeaveGuard = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: false, withResolver: true });
  const { companions } = useUseCases();
  if (blocker.status === 'idle') return null;
  const popup = leavePopup(screen);
  const what = popup === 'leave-2FA popup' ? 'twoFactor' : 'signUp';
  const tell = async (): Promise<void> => {
    if (popup !== null) (await companions())?.popped(popup);
  };
  return (
    <Suspense>
      <LeaveDialog
        heading={{ id: `leaving.heading.${what}` }}
        text={{ id: `leaving.text.${what}` }}
        onShown={() => void tell()}
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  );
};
