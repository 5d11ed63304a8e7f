import type { Log } from '#application/ports/ports.ts';
import { dropsChallenge, type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import { type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import { newSession } from '#domain/session/newSession.ts';
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

type StoredEntry = {
  readonly visit: Omit<Session['visit'], 'redirect'> & { readonly redirect: string | null };
  readonly oAuth: RawOAuth & { readonly promptsLogin: boolean };
};

/** What the partner asked for, from a stored session. A refused redirect takes all that belongs to it along. A dropped challenge is logged. */
export const restoreEntry = (
  { visit, oAuth }: StoredEntry,
  restore: RestoreRedirect,
  log: Pick<Log, 'error'>,
): Entry => {
  const { promptsLogin, ...raw } = oAuth;
  const redirect = visit.redirect === null ? null : restore(visit.redirect);
  const isRefused = visit.redirect !== null && redirect === null;
  const hasRequestedRedirect = visit.hasRequestedRedirect && redirect !== null;
  // Because: the state and the challenge must not go to a fallback, and the reference source is read from the address.
  if (isRefused)
    return {
      visit: { ...visit, redirect, hasRequestedRedirect, referenceSource: null },
      oAuth: { ...newSession.oAuth, promptsLogin },
    };
  if (dropsChallenge(raw))
    log.error('Stored code challenge dropped: only a challenge with the method S256 is passed on');
  return { visit: { ...visit, redirect, hasRequestedRedirect }, oAuth: { ...readOAuth(raw), promptsLogin } };
};
