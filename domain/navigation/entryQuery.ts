import { challengeMethod, withOAuthError } from '#domain/redirect/oAuth.ts';
import { asQuery, type ExternalUrl, type SafeUrl, validateRedirect } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import type { NavigationRequest } from './decision.ts';
import type { RoutePath } from './routes.ts';

/** The query of a page or a navigation, and the scheme of the page. */
export type EntryQuery = Pick<NavigationRequest, 'query' | 'scheme'>;

/** The address of a page that is loaded; `path` is null where it names no screen. */
export type EntryPage = EntryQuery & { readonly path: RoutePath | null };

/** The redirect address in the query, under either of its names; null when there is none. */
export const rawRedirect = ({ query }: EntryQuery): string | null =>
  queryValue(query, 'redirect_uri') ?? queryValue(query, 'redirectUrl');

/** The language tags that `ui_locales` in the query of the root asks for, the preferred one first. None on any other screen. */
export const requestedLanguages = (screen: RoutePath | null, query: string): ReadonlyArray<string> =>
  screen === '/' ? (queryValue(query, 'ui_locales')?.split(' ') ?? []) : [];

/** The redirect address in the query if it is valid; null otherwise. */
export const requestedRedirect = (request: EntryQuery, settings: Settings): SafeUrl | null =>
  validateRedirect(rawRedirect(request), request.scheme, settings);

/** The screens that a visit can begin with. The build prerenders them. */
export const entryScreens: ReadonlyArray<RoutePath> = ['/signin', '/signup', '/forgot-password'];

/**
 * Whether the list in `prompt` of a query of the root has a value, in the same case (OpenID Connect Core, 3.1.2.1). Each
 * value counts on its own, and an unknown one is ignored. So `none` with others is `none`: the partner gets an error.
 */
export const asksPrompt = (query: string, value: 'login' | 'create' | 'none'): boolean =>
  queryValue(query, 'prompt')?.split(' ').includes(value) === true;

/**
 * Where a root with `prompt=none` returns to at once, whoever is signed in: the valid redirect with `interaction_required`, and the state
 * where the brand takes one. Null for any other page.
 */
export const promptNoneAnswer = ({ brand, settings }: AppContext, page: EntryPage): ExternalUrl | null => {
  if (page.path !== '/' || !asksPrompt(page.query, 'none')) return null;
  const redirect = requestedRedirect(page, settings);
  const state = brand.capturesOAuth ? queryValue(page.query, 'state') : null;
  return redirect && withOAuthError(redirect, 'interaction_required', state);
};

/** The entry screen that `next` in a query of the root names, else sign-up for `prompt=create`, else sign-in. */
export const entryScreenOf = (query: string): RoutePath => {
  const next = queryValue(query, 'next');
  const unnamed = asksPrompt(query, 'create') ? '/signup' : '/signin';
  return entryScreens.find((screen) => screen === `/${next}`) ?? unnamed;
};

/** The prerendered screen for an address. The root has the screen that its query asks for. Null where none is prerendered. */
export const entryScreenAt = (path: RoutePath, query: string): RoutePath | null =>
  path === '/' ? entryScreenOf(query) : (entryScreens.find((screen) => screen === path) ?? null);

/**
 * The address of a link to a screen that may be opened in another tab. For sign-up and "Forgot password" it is the root with `next` and
 * the partner's pending request, so that the guards of the other tab store the request too. It contains nothing of a person. For any other
 * screen, and before a visit of the root, it is the plain path.
 */
export const newTabAddress = (
  { visit, oAuth, userLocale }: Pick<Session, 'visit' | 'oAuth' | 'userLocale'>,
  to: RoutePath,
): string => {
  const { redirect, hasRequestedRedirect, platform, helpcentre } = visit;
  if (platform === null || to === '/signin' || !entryScreens.includes(to)) return to;
  const values = {
    redirect_uri: hasRequestedRedirect ? redirect : null,
    platform,
    state: oAuth.state,
    code_challenge: oAuth.codeChallenge,
    code_challenge_method: challengeMethod(oAuth),
    prompt: oAuth.promptsLogin ? 'login' : null,
    helpcentre,
    ui_locales: userLocale,
    next: to.slice(1),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.append(name, value);
  return `/${asQuery(query)}`;
};
