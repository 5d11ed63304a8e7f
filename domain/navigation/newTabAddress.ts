import { asQuery } from '#domain/redirect/keptQuery.ts';
import type { Session } from '#domain/session/session.ts';
import { entryScreens } from './entryScreens.ts';
import type { RoutePath } from './routes.ts';

type Request = Pick<
  Session,
  'redirect' | 'hasRequestedRedirect' | 'platform' | 'oAuth' | 'promptsLogin' | 'helpcentre' | 'uiLocales'
>;

/**
 * The address of a link to a screen, for another tab: sign-up and "Forgot password" are the root with the partner's pending request and
 * `next`, which the guards read like any visit. It has nothing of a person. The plain path for any other screen, and where no visit of the
 * root stored a request.
 */
export const newTabAddress = (request: Request, to: RoutePath): string => {
  const { redirect, hasRequestedRedirect, platform, oAuth, promptsLogin, helpcentre, uiLocales } = request;
  if (platform === null || to === '/signin' || !entryScreens.includes(to)) return to;
  const values = {
    redirect_uri: hasRequestedRedirect ? redirect : null,
    platform,
    state: oAuth.state,
    code_challenge: oAuth.codeChallenge,
    code_challenge_method: oAuth.codeChallengeMethod,
    prompt: promptsLogin ? 'login' : null,
    helpcentre,
    ui_locales: uiLocales,
    next: to.slice(1),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.append(name, value);
  return `/${asQuery(query)}`;
};
