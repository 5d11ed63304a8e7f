import { useSyncExternalStore } from 'react';
import { secondsUntil } from '#domain/session/resendDeadline.ts';

const lookEveryMs = 250;

const passing = (look: () => void): (() => void) => {
  const timer = setInterval(look, lookEveryMs);
  // Because: a page that was asleep must not show the time at which it fell asleep.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

const standingStill = (): (() => void) => () => undefined;

/** The whole seconds until a wall-clock time, counted down as they pass; 0 once it has come. */
export const useSecondsLeft = (deadline: number | null): number => {
  const left = (): number => secondsUntil(deadline, Date.now());
  return useSyncExternalStore(deadline === null ? standingStill : passing, left, left);
};
