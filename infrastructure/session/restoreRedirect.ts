import type { AllowList } from '#domain/redirect/allowedOrigins.ts';
import { revalidateRedirect } from '#domain/redirect/validateRedirect.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { RestoreRedirect } from './sessionCodec.ts';

/** Validates a stored redirect again; null for a refused one. */
export const restoreRedirect =
  (settings: AllowList): RestoreRedirect =>
  (stored) =>
    rightOrNull(revalidateRedirect(stored, settings));
