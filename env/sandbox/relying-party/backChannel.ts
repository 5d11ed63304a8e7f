import { jwtDecode } from 'jwt-decode';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import * as oauth from 'oauth4webapi';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import type { Registration } from './client.ts';
import { localPost } from './localPost.ts';
import type { SignedIn } from './visitors.ts';

const Claims = t.type({ email: t.string, account_type: t.string });

export type Exchange = {
  /** The query the browser came back with. */
  readonly answer: URLSearchParams;
  /** What the sign-in was started with; null for a visit that began at the account site, or sends neither. */
  readonly started: { readonly state: string; readonly verifier: string } | null;
  readonly redirectUri: string;
};

const signedInOf = (token: string): E.Either<string, SignedIn> => {
  const claims = Claims.decode(jwtDecode(token));
  if (E.isLeft(claims)) return E.left('the token says nothing of whom it is for');
  const { email, account_type } = claims.right;
  return E.right({ email, accountType: accountTypeOfProfile(account_type) ?? account_type });
};

const refusalOf = (error: unknown): string => {
  if (error instanceof oauth.ResponseBodyError) return error.error_description ?? error.error;
  return error instanceof Error ? error.message : 'no answer';
};

const local = { [oauth.customFetch]: localPost, [oauth.allowInsecureRequests]: true } as const;

/** Exchanges an auth code for whom it stands for, from server to server; the left side says why that failed. */
export const makeBackChannel =
  ({ server, client }: Registration) =>
  async ({ answer, started, redirectUri }: Exchange): Promise<E.Either<string, SignedIn>> => {
    try {
      const parameters = oauth.validateAuthResponse(server, client, answer, started?.state ?? oauth.expectNoState);
      const verifier = started?.verifier ?? oauth.nopkce;
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        local,
      );
      const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response);
      return signedInOf(access_token);
    } catch (error) {
      return E.left(refusalOf(error));
    }
  };
