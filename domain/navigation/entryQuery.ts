import { validateRedirect } from '#domain/redirect/validateRedirect.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { NavigationRequest } from './navigationRequest.ts';

/** The redirect address in the query, under either of its names, decoded once; null when there is none. */
export const rawRedirect = (request: NavigationRequest): string | null => {
  const query = new URLSearchParams(request.query);
  return query.get('redirect_uri') ?? query.get('redirectUrl');
};

/** The redirect address in the query if it is valid; null otherwise. */
export const requestedRedirect = (request: NavigationRequest, settings: Settings): SafeUrl | null => {
  const raw = rawRedirect(request);
  return raw === null ? null : rightOrNull(validateRedirect(raw, request.scheme, settings));
};
