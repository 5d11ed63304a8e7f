import { openToken } from './accessTokens.ts';
import { findAccount, keepAccount } from './accounts.ts';
import type { MarketingInput } from './inputs.ts';
import type { DoneBody } from './replies.ts';
import { done, refuse, type Reply } from './reply.ts';
import { signInFirst } from './secondFactor.ts';
import { actsFor } from './tokens.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Keeps a profile's marketing choice; the bearer token must be of that login, its second factor done. */
export const saveMarketing =
  (workings: Workings) =>
  ({ profileId, email }: MarketingInput, visit: Visit): Reply<DoneBody> =>
  async () => {
    const claims = await openToken(workings, visit.bearer);
    const account = claims === null ? null : findAccount(workings, claims.email);
    if (claims === null || account === null) return signInFirst;
    const owed = claims.two_fa_required && !claims.two_fa_completed;
    if (owed || !actsFor(account, profileId))
      return refuse('AccessDeniedException', 'The token is not for this profile');
    keepAccount(workings, { ...account, marketing: email });
    return done;
  };
