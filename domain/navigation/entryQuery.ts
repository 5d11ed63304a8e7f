import * as E from 'fp-ts/Either';
import { admitRedirect } from '#domain/redirect/admitRedirect.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Visit } from './visit.ts';

/** The redirect address in the root's query, under either of its names, decoded once; null when there is none. */
export const rawRedirect = (visit: Visit): string | null => {
  const query = new URLSearchParams(visit.query);
  return query.get('redirect_uri') ?? query.get('redirectUrl');
};

/** The redirect address of the root's query, if it may be gone to. */
export const askedRedirect = (visit: Visit, settings: Settings): SafeUrl | null => {
  const raw = rawRedirect(visit);
  return raw === null
    ? null
    : E.getOrElse<unknown, SafeUrl | null>(() => null)(admitRedirect(raw, visit.scheme, settings));
};
