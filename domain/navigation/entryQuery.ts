import { asQuery, type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import type { NavigationRequest } from './decision.ts';
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
export const requestedRedirect = (request: EntryQuery, settings: Settings): SafeUrl | null =>
  validateRedirect(rawRedirect(request), request.scheme, settings);

/** The screens that visits start at. The build prerenders every screen of this list. */
export const entryScreens: ReadonlyArray<RoutePath> = ['/signin', '/signup', '/forgot-password'];

/** The entry screen that a query of the root asks for (`next`): sign-up or "Forgot password"; sign-in for anything else. */
export const entryScreenOf = (query: string): RoutePath => {
  const next = queryValue(query, 'next');
  return entryScreens.find((screen) => screen === `/${next}`) ?? '/signin';
};

/** The prerendered screen for an address: the root shows the screen that its query asks for; null where nothing is prerendered. */
export const entryScreenAt = (path: RoutePath, query: string): RoutePath | null =>
  path === '/' ? entryScreenOf(query) : (entryScreens.find((screen) => screen === path) ?? null);

/**
 * The address of a link to a screen, for another tab: sign-up and "Forgot password" are the root with the partner's pending request and
 * `next`, which the guards read like any visit. It has nothing of a person. The plain path for any other screen, and where no visit of the
 * root stored a request.
 */
export const newTabAddress = ({ visit, oAuth }: Pick<Session, 'visit' | 'oAuth'>, to: RoutePath): string => {
  const { redirect, hasRequestedRedirect, platform, helpcentre, uiLocales } = visit;
  if (platform === null || to === '/signin' || !entryScreens.includes(to)) return to;
  const values = {
    redirect_uri: hasRequestedRedirect ? redirect : null,
    platform,
    state: oAuth.state,
    code_challenge: oAuth.codeChallenge,
    code_challenge_method: oAuth.codeChallengeMethod,
    prompt: oAuth.promptsLogin ? 'login' : null,
    helpcentre,
    ui_locales: uiLocales,
    next: to.slice(1),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.append(name, value);
  return `/${asQuery(query)}`;
};
