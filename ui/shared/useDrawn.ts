import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the script draws the page: false on a page printed ahead and in the moment that is taken over. */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
