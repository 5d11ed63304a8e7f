import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The log. A line is our own words: no secret, nothing personal, and nothing that a service wrote, which belongs in the error. */
export type Log = {
  readonly info: (line: string) => void;
  /** Logs a line that is no error, in production too: so a line without any value. */
  readonly notice: (line: string) => void;
  readonly error: (line: string, error?: NormalisedError) => void;
};
