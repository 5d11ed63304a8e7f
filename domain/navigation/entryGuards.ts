import { emailOf } from '#domain/identity/email.ts';
import { accountTypeOfRedirect, entryPlatform } from '#domain/redirect/entryPlatform.ts';
import { dropsChallenge, noOAuth, type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import { transferSite } from '#domain/redirect/sites.ts';
import { withEmail, withTypedEmail } from '#domain/session/changes.ts';
import { startedOver } from '#domain/session/endings.ts';
import { withFields } from '#domain/session/session.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import { type Guard, type NavigationRequest, pass } from './decision.ts';
import { asksPrompt, rawRedirect, requestedRedirect } from './entryQuery.ts';

// Because: after an effect the guards run again. They must not reset what the effect has stored.
const isNewVisit = ({ to, completedEffects }: NavigationRequest): boolean =>
  to === '/' && completedEffects.length === 0;

/** On the root, starts a new visit and stores its platform: that of the query, else that of the redirect, else the brand's default. */
export const platformGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    if (!isNewVisit(request)) return pass(session);
    const platform = entryPlatform({
      requested: queryValue(request.query, 'platform'),
      redirect: requestedRedirect(request, settings),
      brand,
      settings,
    });
    return pass(withFields('visit', { platform })(startedOver(session)));
  };

/** On the root, stores the redirect and what follows from it, and the OAuth values for a brand that captures them. */
export const redirectGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    if (!isNewVisit(request)) return pass(session);
    const raw = rawOAuth(request.query);
    const requested = requestedRedirect(request, settings);
    const isRefused = rawRedirect(request) !== null && requested === null;
    const redirect = isRefused ? transferSite(settings) : requested;
    // Because: the state and the challenge of a refused address must not go to the transfer site. Without an address, they are its own.
    const oAuth = brand.capturesOAuth && !isRefused ? readOAuth(raw) : noOAuth;
    const changed = {
      ...session,
      visit: {
        ...session.visit,
        redirect,
        hasRequestedRedirect: requested !== null,
        helpcentre: queryValue(request.query, 'helpcentre'),
      },
      oAuth: { ...oAuth, promptsLogin: session.oAuth.promptsLogin },
      typed: { ...session.typed, accountType: redirect === null ? null : accountTypeOfRedirect(redirect) },
    };
    return pass(changed, [
      ...(isRefused ? (['RedirectRefused'] as const) : []),
      ...(dropsChallenge(raw) ? (['CodeChallengeDropped'] as const) : []),
    ]);
  };

const rawOAuth = (query: string): RawOAuth => ({
  state: queryValue(query, 'state'),
  codeChallenge: queryValue(query, 'code_challenge'),
  codeChallengeMethod: queryValue(query, 'code_challenge_method'),
});

/** On the root, stores two hints of OpenID Connect: the email of `login_hint`, and whether `prompt` asks for `login`. */
export const hintGuard: Guard = () => (request) => (session) => {
  // Because: the hint must not replace the person whom fetched tokens name. After a sign-out on entry it is stored again.
  if (request.to !== '/' || request.completedEffects.includes('FetchTokens')) return pass(session);
  const hint = queryValue(request.query, 'login_hint') ?? '';
  const email = emailOf(hint);
  const hinted = email === null ? session : withEmail(email)(withTypedEmail(hint)(session));
  return pass(withFields('oAuth', { promptsLogin: asksPrompt(request.query, 'login') })(hinted));
};
