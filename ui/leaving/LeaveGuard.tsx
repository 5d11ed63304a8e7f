import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abandonsFlow, leavePopup } from '#domain/navigation/flow.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { formState } from '#ui/shared/form/formState.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useBackOut } from './useBackOut.ts';

type Move = { readonly current: { readonly pathname: string }; readonly next: { readonly pathname: string } };

const shouldBlock = ({ current, next }: Move): boolean =>
  abandonsFlow(routeOf(current.pathname), routeOf(next.pathname), formState());

/**
 * Asks before a link or the Back button abandons sign-up or two-step verification, also where Back leaves the document. Each screen
 * has its own guard.
 */
export const LeaveGuard = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false, withResolver: true });
  const { pageReports } = useUseCases();
  const backOut = useBackOut(screen);
  const { isAsked } = backOut;
  const stay = isAsked ? backOut.stay : blocker.reset;
  if (stay === undefined) return null;
  const popup = leavePopup(screen);
  const flow = popup === 'leave-2FA popup' ? 'twoFactor' : 'signUp';
  return (
    <LeaveDialog
      heading={{ id: `leaving.heading.${flow}` }}
      text={{ id: `leaving.text.${flow}` }}
      onShown={() => popup !== null && pageReports.onDialogShown(popup)}
      onLeave={isAsked ? backOut.leave : (blocker.proceed ?? stay)}
      onStay={stay}
    />
  );
};
