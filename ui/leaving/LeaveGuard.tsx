import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abandonsFlow, type ProtectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import { useBackStop } from '#ui/shared/navigation/backStop.ts';
import { leaveApp } from '#ui/shared/navigation/useNavigateTo.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const shouldBlock: ShouldBlockFn = ({ current, next }) =>
  abandonsFlow(routeOf(current.pathname), routeOf(next.pathname), formState());

const leaveByBack = (): void => void leaveApp({ _tag: 'Back', fallback: null });

type Props = { readonly screen: RoutePath; readonly flow: ProtectedFlow };

/** Asks before a link or the Back button abandons the flow of a screen, also where Back leaves the document. */
export const LeaveGuard = ({ screen, flow }: Props): ReactNode => {
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false, withResolver: true });
  const { isAsked, leave, stay } = useBackStop(screen, leaveByBack);
  if (isAsked) return <LeaveDialog flow={flow} onLeave={leave} onStay={stay} />;
  return blocker.status === 'blocked' && <LeaveDialog flow={flow} onLeave={blocker.proceed} onStay={blocker.reset} />;
};
