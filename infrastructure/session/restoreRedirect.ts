import type { Log } from '#application/ports/ports.ts';
import { dropsChallenge, type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import { type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Validates a stored address again, because the storage may have been tampered with. */
export type RestoreRedirect = (stored: string) => SafeUrl | null;

/** Validates a stored redirect again; null for a refused one, which is logged without its address. */
export const restoreRedirect =
  (settings: Settings, log: Pick<Log, 'error'>): RestoreRedirect =>
  (stored) => {
    const redirect = validateRedirect(stored, 'https:', settings);
    if (redirect === null) log.error('Stored redirect address refused: it is dropped with its state and challenge');
    return redirect;
  };

type Entry = Pick<Session, 'visit' | 'oAuth'>;
type StoredEntry = {
  readonly visit: Omit<Entry['visit'], 'redirect'> & { readonly redirect: string | null };
  readonly oAuth: RawOAuth & Pick<Entry['oAuth'], 'promptsLogin'>;
};

/** What a stored session says of the visit, its redirect validated again; a challenge that is dropped is reported. */
export const restoreEntry = (
  { visit, oAuth: { promptsLogin, ...raw } }: StoredEntry,
  restore: RestoreRedirect,
  error: Log['error'],
): Entry => {
  const redirect = visit.redirect === null ? null : restore(visit.redirect);
  const kept = { ...visit, redirect, hasRequestedRedirect: visit.hasRequestedRedirect && redirect !== null };
  // Because: state and challenge belong to the refused address, and must not go to a fallback. The reference source is read from it.
  if (visit.redirect !== null && redirect === null)
    return { visit: { ...kept, referenceSource: null }, oAuth: { ...newSession.oAuth, promptsLogin } };
  if (dropsChallenge(raw)) error('Stored code challenge dropped: only a challenge with the method S256 is passed on');
  return { visit: kept, oAuth: { ...readOAuth(raw), promptsLogin } };
};
