import { useState, useSyncExternalStore } from 'react';
import { secondsUntil } from '#domain/session/cooldown.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { FormError } from './formErrors.ts';

/** The errors of a form while one of them asks to wait. */
type WaitingErrors = {
  /** The errors that are not over. */
  readonly errors: ReadonlyArray<FormError>;
  /** The seconds until the form can be sent again; 0 for no countdown. */
  readonly secondsLeft: number;
  /** Whether a wait is not over, counted down here or elsewhere on the page. */
  readonly isWaiting: boolean;
  /** Whether the user has waited here until every error was over. */
  readonly waitIsOver: boolean;
};

/** Counts the wait of an error down. */
export const useErrorWaits = (all: ReadonlyArray<FormError>): WaitingErrors => {
  const wait = all.find((error) => error.wait)?.wait;
  const { now } = useUseCases();
  const until = wait?.endsAt(now()) ?? null;
  const secondsLeft = useSecondsLeft(until);
  const [awaited, setAwaited] = useState<number | null>(null);
  if (secondsLeft > 0 && awaited !== until) setAwaited(until);
  const errors = secondsLeft > 0 ? all : all.filter((error) => error.wait === undefined);
  return {
    errors,
    secondsLeft: wait?.hasCountdown === true ? secondsLeft : 0,
    isWaiting: secondsLeft > 0,
    waitIsOver: errors.length === 0 && until !== null && awaited === until,
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
