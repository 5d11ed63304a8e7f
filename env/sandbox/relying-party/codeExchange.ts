import { jwtDecode } from 'jwt-decode';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import * as oauth from 'oauth4webapi';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { sessionCodeReason } from '#infrastructure/sandbox/engine/authCodes.ts';
import { localPost } from './localPost.ts';
import type { SignedIn } from './visitors.ts';

const Claims = t.type({ email: t.string, account_type: t.string });

/** The input of one code exchange. */
export type Exchange = {
  /** The query of the redirect back to the site. */
  readonly answer: URLSearchParams;
  /** The state and verifier of the sign-in; null if the site uses neither. */
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

const continuesSession = (error: unknown): boolean =>
  error instanceof oauth.ResponseBodyError && error.error_description === sessionCodeReason;

const local = { [oauth.customFetch]: localPost, [oauth.allowInsecureRequests]: true } as const;

/**
 * Makes the code exchange of one OAuth client with the launchpad at `issuer`, from server to server (RFC 6749, section
 * 4.1.3). It returns the person who signed in, or the reason of the failure. A code of a sign-in needs the verifier; the
 * code of a continued session has no challenge, which only the launchpad can say.
 */
export const makeCodeExchange =
  (issuer: string, clientId: string) =>
  async ({ answer, started, redirectUri }: Exchange): Promise<E.Either<string, SignedIn>> => {
    // Because: the launchpad publishes no metadata, so they are written here.
    const server = { issuer, token_endpoint: `${issuer}/oauth2/token` };
    const client = { client_id: clientId };
    try {
      const parameters = oauth.validateAuthResponse(server, client, answer, started?.state ?? oauth.expectNoState);
      const exchangeWith = async (verifier: string | typeof oauth.nopkce): Promise<E.Either<string, SignedIn>> => {
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
      };
      return await exchangeWith(started?.verifier ?? oauth.nopkce).catch((error: unknown) => {
        if (!continuesSession(error)) throw error;
        return exchangeWith(oauth.nopkce);
      });
    } catch (error) {
      return E.left(refusalOf(error));
    }
  };
