import { accountTypeOfRedirect } from '#domain/platform/accountTypeOfRedirect.ts';
import { referenceSourceOf } from '#domain/platform/referenceSource.ts';
import { noOAuth, type OAuth } from '#domain/redirect/redirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { pass, type Guard, type Remark } from './decision.ts';
import { askedRedirect, rawRedirect } from './entryQuery.ts';

/** On the root: where the visitor is to go in the end, and for the main brand what the relying party wants back with it. */
export const captureRedirect: Guard =
  ({ brand, settings }) =>
  (visit) =>
  (session) => {
    if (visit.to !== '/' || visit.settled.length > 0) return pass(session);
    const query = new URLSearchParams(visit.query);
    const asked = askedRedirect(visit, settings);
    const refused = rawRedirect(visit) !== null && asked === null;
    const redirect = refused ? transferSite(settings) : asked;
    // Because: state and challenge were made for the address that was asked for, and for no other.
    const oAuth = brand.capturesOAuth && asked !== null ? readOAuth(query) : noOAuth;
    const learnt = {
      ...session,
      redirect,
      oAuth,
      helpcentre: query.get('helpcentre'),
      referenceSource: redirect === null ? null : referenceSourceOf(redirect, settings),
      accountType: redirect === null ? null : accountTypeOfRedirect(redirect),
    };
    return pass(learnt, [...(refused ? [refusedRedirect] : []), ...(hasOddMethod(query) ? [refusedMethod] : [])]);
  };

const refusedRedirect: Remark = 'RedirectRefused';
const refusedMethod: Remark = 'CodeChallengeMethodRefused';

const readOAuth = (query: URLSearchParams): OAuth => ({
  state: query.get('state'),
  codeChallenge: query.get('code_challenge'),
  codeChallengeMethod: query.get('code_challenge_method') === 'S256' ? 'S256' : null,
});

const hasOddMethod = (query: URLSearchParams): boolean => {
  const method = query.get('code_challenge_method');
  return method !== null && method !== 'S256';
};
