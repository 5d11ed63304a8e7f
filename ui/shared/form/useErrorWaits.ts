import { useState } from 'react';
import { useNow } from '#ui/shared/hooks/useCases.tsx';
import { useSecondsLeft } from '#ui/shared/hooks/useSecondsLeft.ts';
import type { FormError } from './formErrors.ts';

/** The errors of a form while one of them asks to wait. */
export type WaitingErrors = {
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
  const now = useNow();
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
