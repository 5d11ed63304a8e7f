import { useSyncExternalStore } from 'react';
import { secondsUntil } from '#domain/session/cooldown.ts';
import { useNow } from './useCases.tsx';

const tickMs = 250;

const subscribeToTime = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, tickMs);
  // Because: the browser stops timers of a hidden page, which must show the right time when it is visible again.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
};

const neverTicks = (): (() => void) => () => undefined;

/** The whole seconds until a time in epoch milliseconds, as a countdown; 0 after it, and for null. */
export const useSecondsLeft = (deadline: number | null): number => {
  const now = useNow();
  const left = (): number => secondsUntil(deadline, now());
  return useSyncExternalStore(deadline === null ? neverTicks : subscribeToTime, left, left);
};
