import type { RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazy } from '#application/shared/lazy.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { leavePopup } from '#domain/navigation/screenName.ts';
import { useLoadedModule } from '#ui/shared/hooks/useLoadedModule.ts';

const loadGuard = lazy(() => import('./LeaveGuard.tsx'));

type LoadScreen = () => Promise<RouteComponent>;

/** Adds the guard to a screen that asks before it is left; returns the load of any other screen. The screen does not wait for it. */
export const withLeaveGuard = (screen: RoutePath, load: LoadScreen): LoadScreen => {
  if (leavePopup(screen) === null) return load;
  return async () => {
    loadGuard().catch(() => null);
    const Screen = await load();
    return () => (
      <>
        <Screen />
        <LoadedGuard screen={screen} />
      </>
    );
  };
};

const LoadedGuard = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const guard = useLoadedModule(loadGuard);
  return guard !== null && <guard.LeaveGuard screen={screen} />;
};
