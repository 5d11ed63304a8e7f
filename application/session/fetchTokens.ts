import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { SessionGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { withoutTokens, withTokens } from '#domain/session/grantChanges.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval } from '#domain/settings/sessionCookie.ts';

/** Reads the tokens. A fault that ends the session of the browser removes the session cookie. */
export type ReadTokens = SessionGateway['tokens'];

/** Makes the only way to the call, so that no caller leaves a dead cookie behind. */
export const makeReadTokens =
  (
    { identity, cookies }: Pick<Ports, 'identity' | 'cookies'>,
    { brand, settings }: AppContext,
    endsSession: (fault: IdentityFault) => boolean = isRefusal,
  ): ReadTokens =>
  (profileId) =>
  async () => {
    const tokens = await identity.tokens(profileId)();
    if (E.isLeft(tokens) && endsSession(tokens.left)) {
      cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
    }
    return tokens;
  };

/**
 * Fetches the tokens, of one linked account if a profile is given, and stores them. A refusal because the second factor is
 * missing is no fault: the session then has no tokens, and the second factor is required.
 */
export type FetchTokens = (profileId: ProfileId | null) => TaskEither<IdentityFault, Session>;

/** Without tokens the session keeps no auth code. */
export const makeFetchTokens =
  ({ session }: Pick<Ports, 'session'>, { readTokens }: { readonly readTokens: ReadTokens }): FetchTokens =>
  (profileId) =>
  async () => {
    const tokens = await readTokens(profileId)();
    if (!E.isLeft(tokens)) return E.right(session.update(withTokens(tokens.right)));
    session.update(withoutTokens);
    if (tokens.left._tag !== 'TwoFactorIncomplete') return tokens;
    return E.right(session.update(requireTwoFactorOfSession));
  };
