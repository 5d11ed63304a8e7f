import type { RouteComponent } from '@tanstack/react-router';
import { leavePopup } from '#domain/navigation/flow.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';

type LoadScreen = () => Promise<RouteComponent>;

/** Adds the guard to a screen that asks before it is left; returns the load of any other screen. */
export const withLeaveGuard = (screen: RoutePath, load: LoadScreen): LoadScreen => {
  if (leavePopup(screen) === null) return load;
  return async () => {
    const [Screen, { LeaveGuard }] = await Promise.all([load(), import('./LeaveGuard.tsx')]);
    if (!LeaveGuard) return Promise.reject(new Error('No script'));
    return () => (
      <>
        <Screen />
        <LeaveGuard screen={screen} />
      </>
    );
  };
};
