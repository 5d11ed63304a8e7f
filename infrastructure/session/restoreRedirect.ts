import type { Log } from '#application/ports/log.ts';
import type { AllowList } from '#domain/redirect/allowList.ts';
import { revalidateRedirect } from '#domain/redirect/validateRedirect.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { RestoreRedirect } from './sessionCodec.ts';

/** Validates a stored redirect again; null for a refused one, which is logged without its address. */
export const restoreRedirect =
  (settings: AllowList, log: Pick<Log, 'error'>): RestoreRedirect =>
  (stored) => {
    const redirect = rightOrNull(revalidateRedirect(stored, settings));
    if (redirect === null) log.error('Stored redirect address refused: it is dropped with its state and challenge');
    return redirect;
  };
