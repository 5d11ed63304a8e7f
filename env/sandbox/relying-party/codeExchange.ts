import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { jwtDecode } from 'jwt-decode';
import * as oauth from 'oauth4webapi';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { sessionCodeReason } from '#infrastructure/sandbox/engine/authCodes.ts';
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

/** A post to this machine, whose host is named by the Host header only: Node may not resolve *.localhost. */
const localPost = (
  address: string,
  { body, headers, method }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname: path } = new URL(address);
    const signal = AbortSignal.timeout(10_000);
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, host }, signal };
    const call = request(options, (answer) => {
      const init = { status: answer.statusCode ?? 500, headers: { 'content-type': 'application/json' } };
      text(answer).then((json) => resolve(new Response(json, init)), reject);
    });
    call.on('error', reject);
    call.end(body.toString());
  });

const signedInOf = (token: string, usedProofKey: boolean): E.Either<string, SignedIn> => {
  const claims = Claims.decode(jwtDecode(token));
  if (E.isLeft(claims)) return E.left('the token says nothing of whom it is for');
  const { email, account_type } = claims.right;
  return E.right({ email, accountType: accountTypeOfProfile(account_type) ?? account_type, usedProofKey });
};

const reasonOf = (error: unknown): string => {
  if (error instanceof oauth.ResponseBodyError) return error.error_description ?? error.error;
  return error instanceof Error ? error.message : 'no answer';
};

/**
 * Makes the code exchange of one OAuth client with the launchpad at `issuer`, from server to server (RFC 6749, section
 * 4.1.3). It returns the person who signed in, or the reason of the failure. A code of a sign-in needs the verifier; the
 * code of a continued session has no challenge, which only the launchpad can say.
 */
export const makeCodeExchange =
  (issuer: string, clientId: string) =>
  async ({ answer, started, redirectUri }: Exchange): Promise<E.Either<string, SignedIn>> => {
    const server = { issuer, token_endpoint: `${issuer}/oauth2/token` };
    const client = { client_id: clientId };
    const options = { [oauth.customFetch]: localPost, [oauth.allowInsecureRequests]: true };
    const exchangeWith = async (verifier: string | typeof oauth.nopkce): Promise<E.Either<string, SignedIn>> => {
      const parameters = oauth.validateAuthResponse(server, client, answer, started?.state ?? oauth.expectNoState);
      const grant = [server, client, oauth.None(), parameters, redirectUri, verifier, options] as const;
      const response = await oauth.authorizationCodeGrantRequest(...grant);
      const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response);
      return signedInOf(access_token, verifier !== oauth.nopkce);
    };
    try {
      return await exchangeWith(started?.verifier ?? oauth.nopkce).catch((error: unknown) =>
        reasonOf(error) === sessionCodeReason ? exchangeWith(oauth.nopkce) : Promise.reject(error),
      );
    } catch (error) {
      return E.left(reasonOf(error));
    }
  };
