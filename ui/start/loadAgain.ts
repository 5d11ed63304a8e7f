import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';

/** Loads the address that was asked for anew, because a script of it is missing, as after a new deployment; not again within a minute. */
export const loadAgain = (): void => {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((visit) => visit instanceof PerformanceNavigationTiming && visit.type === 'reload');
  if (!isReload || performance.now() > 60_000) reloadPage();
};
