import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abandonsFlow, type ProtectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { formState } from '#ui/shared/form/formValues.ts';
import { isOwnLeaving } from '#ui/shared/navigation/ownLeaving.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const shouldBlock: ShouldBlockFn = ({ current, next }) =>
  abandonsFlow(routeOf(current.pathname), routeOf(next.pathname), formState());

const losesFlow = (): boolean => !isOwnLeaving() && abandonsFlow(routeOf(window.location.pathname), null, formState());

/** Asks before a link or the Back button abandons the flow of a screen; where that leaves the document, in the words of the browser. */
export const LeaveGuard = ({ flow }: { readonly flow: ProtectedFlow }): ReactNode => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldBlock,
    enableBeforeUnload: losesFlow,
    withResolver: true,
  });
  return status === 'blocked' && <LeaveDialog flow={flow} onLeave={proceed} onStay={reset} />;
};
