import { useState } from 'react';
import { useSecondsLeft } from '#ui/shared/hooks/useSecondsLeft.ts';
import type { FormError } from './formErrors.ts';

/** The errors of a form while some of them ask to wait. */
export type WaitingErrors = {
  /** The errors that are not over, with the minutes left. */
  readonly errors: ReadonlyArray<FormError>;
  /** The seconds until the form can be sent again; 0 for no countdown. */
  readonly secondsLeft: number;
  /** Whether the user has waited here until every error was over. */
  readonly waitIsOver: boolean;
};

const withMinutes = (error: FormError, secondsLeft: number): FormError => {
  const { message, wait } = error;
  if (wait === undefined) return error;
  return { ...error, message: { ...message, values: { minutes: Math.ceil(secondsLeft / 60) } } };
};

/** Counts the waits of errors down. */
export const useErrorWaits = (all: ReadonlyArray<FormError>): WaitingErrors => {
  const ends = all.flatMap(({ wait }) => wait?.until ?? []);
  const until = ends.length === 0 ? null : Math.max(...ends);
  const secondsLeft = useSecondsLeft(until);
  const [awaited, setAwaited] = useState<number | null>(null);
  if (secondsLeft > 0 && awaited !== until) setAwaited(until);
  const errors = all.filter(({ wait }) => wait?.ends !== true || secondsLeft > 0);
  return {
    errors: errors.map((error) => withMinutes(error, secondsLeft)),
    secondsLeft: errors.some(({ wait }) => wait?.ends === true) ? secondsLeft : 0,
    waitIsOver: errors.length === 0 && until !== null && awaited === until,
  };
};
