import { accountTypeOfRedirect } from '#domain/platform/accountType.ts';
import { referenceSourceOf } from '#domain/platform/referenceSource.ts';
import { dropsChallenge, noOAuth, readOAuth, type RawOAuth } from '#domain/redirect/redirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { queryValue } from '#domain/shared/queryValue.ts';
import { pass, type Guard, type GuardWarning } from './decision.ts';
import { requestedRedirect, rawRedirect } from './entryQuery.ts';

/** On the root, stores the redirect and what follows from it, and for the main brand the OAuth values. */
export const redirectGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    if (request.to !== '/' || request.completedEffects.length > 0) return pass(session);
    const { query } = request;
    const requested = requestedRedirect(request, settings);
    const refused = rawRedirect(request) !== null && requested === null;
    const redirect = refused ? transferSite(settings) : requested;
    // Because: state and challenge of a refused address must not go to a fallback. Without any address, they are those
    // of the transfer site.
    const oAuth = brand.capturesOAuth && !refused ? readOAuth(rawOAuth(query)) : noOAuth;
    const changed = {
      ...session,
      redirect,
      hasRequestedRedirect: requested !== null,
      oAuth,
      helpcentre: queryValue(query, 'helpcentre'),
      referenceSource: redirect === null ? null : referenceSourceOf(redirect, settings),
      accountType: redirect === null ? null : accountTypeOfRedirect(redirect),
    };
    return pass(changed, [
      ...(refused ? [refusedRedirect] : []),
      ...(dropsChallenge(rawOAuth(query)) ? [droppedChallenge] : []),
    ]);
  };

const refusedRedirect: GuardWarning = 'RedirectRefused';
const droppedChallenge: GuardWarning = 'CodeChallengeDropped';

const rawOAuth = (query: string): RawOAuth => ({
  state: queryValue(query, 'state'),
  codeChallenge: queryValue(query, 'code_challenge'),
  codeChallengeMethod: queryValue(query, 'code_challenge_method'),
});
