import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { appearancePlaceId } from './appearancePlace.ts';

// Because: a screen with another layout has another footer, which is there once the screen is rendered.
/** The room that the footer keeps for the switch of the appearance; null while there is no footer. */
export const useAppearancePlace = (): HTMLElement | null => {
  const router = useRouter();
  const subscribe = useCallback((onChange: () => void) => router.subscribe('onRendered', onChange), [router]);
  return useSyncExternalStore(subscribe, () => document.getElementById(appearancePlaceId));
};
