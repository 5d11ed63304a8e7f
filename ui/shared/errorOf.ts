import type { FormError } from './ErrorSummary.tsx';
import type { Message } from './message.ts';

/** The error of one field among those listed. */
export const errorOf = (errors: ReadonlyArray<FormError>, field: string): Message | null =>
  errors.find((error) => error.field === field)?.message ?? null;
