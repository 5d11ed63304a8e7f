import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';

/** A gateway whose tokens name no email. */
export const withNamelessTokens = (identity: IdentityGateway): IdentityGateway => ({
  ...identity,
  tokens: (profileId) =>
    pipe(
      identity.tokens(profileId),
      TE.map((tokens) => ({ ...tokens, claims: { ...tokens.claims, email: null } })),
    ),
});
