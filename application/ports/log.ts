import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Where the product says what went wrong. Nothing secret is ever passed in. */
export type Log = {
  readonly info: (line: string) => void;
  readonly error: (line: string, error?: NormalisedError) => void;
};
