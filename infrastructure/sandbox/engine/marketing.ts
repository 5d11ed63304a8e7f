import { verifyToken } from './accessTokens.ts';
import { findAccount, saveAccount } from './accounts.ts';
import type { MarketingInput } from './inputs.ts';
import type { DoneBody } from './replies.ts';
import { done, refuse, type EngineCall } from './reply.ts';
import { notSignedIn } from './secondFactor.ts';
import { mayActFor } from './tokens.ts';

/** Stores a profile's marketing choice; needs a bearer token of that login, with its second factor done. */
export const saveMarketing: EngineCall<MarketingInput, DoneBody> = async (deps, { profileId, email }, client) => {
  const claims = await verifyToken(deps, client.bearer);
  const account = claims === null ? null : findAccount(deps, claims.email);
  if (claims === null || account === null) return notSignedIn;
  const needsSecondFactor = claims.two_fa_required && !claims.two_fa_completed;
  if (needsSecondFactor || !mayActFor(account, profileId))
    return refuse('AccessDeniedException', 'The token is not for this profile');
  saveAccount(deps, { ...account, marketing: email });
  return done;
};
