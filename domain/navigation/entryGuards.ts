import { emailOf } from '#domain/identity/email.ts';
import { entryPlatform } from '#domain/redirect/entryPlatform.ts';
import { dropsChallenge, noOAuth, type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import { accountTypeOfRedirect, referenceSourceOf } from '#domain/redirect/referenceSource.ts';
import { transferSite } from '#domain/redirect/sites.ts';
import { withEmail, withTypedEmail } from '#domain/session/emailChanges.ts';
import { startedOver } from '#domain/session/endings.ts';
import { withFields } from '#domain/session/session.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import { type Guard, pass } from './decision.ts';
import { rawRedirect, requestedRedirect } from './entryQuery.ts';

/** On the root, stores the platform: the one of the query, else the one of the redirect, else the brand's default. */
export const platformGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    // Because: after an effect the guards run again, and must not reset what the effect stored.
    if (request.to !== '/' || request.completedEffects.length > 0) return pass(session);
    const platform = entryPlatform({
      requested: queryValue(request.query, 'platform'),
      redirect: requestedRedirect(request, settings),
      brand,
      settings,
    });
    return pass(withFields('visit', { platform })(startedOver(session)));
  };

/** On the root, stores the redirect and what follows from it, and for the main brand the OAuth values. */
export const redirectGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    if (request.to !== '/' || request.completedEffects.length > 0) return pass(session);
    const { query } = request;
    const given = rawOAuth(query);
    const requested = requestedRedirect(request, settings);
    const refused = rawRedirect(request) !== null && requested === null;
    const redirect = refused ? transferSite(settings) : requested;
    // Because: state and challenge of a refused address must not go to a fallback. Without any address, they are those
    // of the transfer site.
    const oAuth = brand.capturesOAuth && !refused ? readOAuth(given) : noOAuth;
    const changed = {
      ...session,
      visit: {
        ...session.visit,
        redirect,
        hasRequestedRedirect: requested !== null,
        helpcentre: queryValue(query, 'helpcentre'),
        referenceSource: redirect === null ? null : referenceSourceOf(redirect, settings),
      },
      oAuth: { ...oAuth, promptsLogin: session.oAuth.promptsLogin },
      typed: { ...session.typed, accountType: redirect === null ? null : accountTypeOfRedirect(redirect) },
    };
    return pass(changed, [
      ...(refused ? (['RedirectRefused'] as const) : []),
      ...(dropsChallenge(given) ? (['CodeChallengeDropped'] as const) : []),
    ]);
  };

const rawOAuth = (query: string): RawOAuth => ({
  state: queryValue(query, 'state'),
  codeChallenge: queryValue(query, 'code_challenge'),
  codeChallengeMethod: queryValue(query, 'code_challenge_method'),
});

/** On the root, stores two hints of OpenID Connect: `login_hint` as the email, if it is one, and whether `prompt` has `login`. */
export const hintGuard: Guard = () => (request) => (session) => {
  // Because: the hint must not replace the person of the tokens, but a sign-out on entry has removed it.
  if (request.to !== '/' || request.completedEffects.includes('FetchTokens')) return pass(session);
  const hint = queryValue(request.query, 'login_hint') ?? '';
  const email = emailOf(hint);
  const promptsLogin = (queryValue(request.query, 'prompt') ?? '').split(' ').includes('login');
  const hinted = email === null ? session : withEmail(email)(withTypedEmail(hint)(session));
  return pass(withFields('oAuth', { promptsLogin })(hinted));
};
