import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The log. Callers never pass secrets. */
export type Log = {
  readonly info: (line: string) => void;
  readonly error: (line: string, error?: NormalisedError) => void;
};
