import { useState, useSyncExternalStore } from 'react';
import { secondsUntil } from '#domain/session/codeState.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { FormError } from './formErrors.ts';

/** Counts the wait of an error down: returns the errors that are not over, and the state of the wait. */
export const useErrorWaits = (all: ReadonlyArray<FormError>) => {
  const until = all.find((error) => error.waitEndsAt)?.waitEndsAt ?? null;
  const secondsLeft = useSecondsLeft(until);
  const [awaited, setAwaited] = useState<number | null>(null);
  if (secondsLeft > 0 && awaited !== until) setAwaited(until);
  const errors = secondsLeft > 0 ? all : all.filter((error) => error.waitEndsAt === undefined);
  return {
    errors,
    /** The seconds until the form can be sent again. */
    secondsLeft,
    /** Whether the service has asked to wait. */
    isLimited: secondsLeft > 0,
    /** Whether the user has waited here until the wait was over. */
    waitIsOver: secondsLeft === 0 && until !== null && awaited === until,
  };
};

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
  const { now } = useUseCases();
  const left = (): number => secondsUntil(deadline, now());
  return useSyncExternalStore(deadline === null ? neverTicks : subscribeToTime, left, left);
};
