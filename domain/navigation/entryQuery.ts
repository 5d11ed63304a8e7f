import { validateRedirect } from '#domain/redirect/validateRedirect.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { queryValue } from '#domain/shared/queryValue.ts';
import type { NavigationRequest } from './navigationRequest.ts';
import type { RoutePath } from './routes.ts';

/** The query of a page or a navigation, and the scheme of the page. */
export type EntryQuery = Pick<NavigationRequest, 'query' | 'scheme'>;

/** The redirect address in the query, under either of its names, decoded once; null when there is none. */
export const rawRedirect = ({ query }: EntryQuery): string | null =>
  queryValue(query, 'redirect_uri') ?? queryValue(query, 'redirectUrl');

/** The languages that a query asks for, separated by spaces. Only the query of the root path can ask; null for none. */
export const requestedUiLocales = (screen: RoutePath | null, query: string): string | null =>
  screen === '/' ? queryValue(query, 'ui_locales') : null;

/** The language tags of `ui_locales`, the preferred one first. */
export const languagesOf = (uiLocales: string | null): ReadonlyArray<string> =>
  uiLocales === null ? [] : uiLocales.split(' ');

/** The redirect address in the query if it is valid; null otherwise. */
export const requestedRedirect = (request: EntryQuery, settings: Settings): SafeUrl | null => {
  const raw = rawRedirect(request);
  return raw === null ? null : rightOrNull(validateRedirect(raw, request.scheme, settings));
};
