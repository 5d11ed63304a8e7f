import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether React has hydrated the page: false in prerendered markup and in the first render of hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
