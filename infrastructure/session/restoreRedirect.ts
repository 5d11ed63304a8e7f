import type { Log } from '#application/ports/ports.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Validates a stored address again, because page scripts can write the storage. Null for a refused one. */
export type RestoreRedirect = (stored: string) => SafeUrl | null;

/** Validates stored addresses against the settings. A refused one is logged without its address. */
export const restoreRedirect =
  (settings: Settings, log: Pick<Log, 'error'>): RestoreRedirect =>
  (stored) => {
    const redirect = validateRedirect(stored, 'https:', settings);
    if (redirect === null) log.error('Stored redirect address refused: it is dropped with its state and challenge');
    return redirect;
  };

type Entry = Pick<Session, 'visit' | 'oAuth'>;

type StoredEntry = Pick<Session, 'oAuth'> & {
  readonly visit: Omit<Session['visit'], 'redirect'> & { readonly redirect: string | null };
};

/** What the partner asked for, from a stored session. A refused redirect takes the state and the challenge along: they must not go to a fallback. */
export const restoreEntry = ({ visit, oAuth }: StoredEntry, restore: RestoreRedirect): Entry => {
  const redirect = visit.redirect === null ? null : restore(visit.redirect);
  const isRefused = visit.redirect !== null && redirect === null;
  return {
    visit: { ...visit, redirect, hasRequestedRedirect: visit.hasRequestedRedirect && redirect !== null },
    oAuth: isRefused ? { ...noOAuth, promptsLogin: oAuth.promptsLogin } : oAuth,
  };
};
