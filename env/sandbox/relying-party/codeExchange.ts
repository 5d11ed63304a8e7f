import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { jwtDecode } from 'jwt-decode';
import * as oauth from 'oauth4webapi';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { sessionCodeReason } from '#infrastructure/sandbox/engine/authCodes.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { SignedIn } from './visitors.ts';

/** The sign-in that a callback ends; null at a site that uses neither state nor verifier. */
type Started = { readonly state: string; readonly verifier: string } | null;

type Post = oauth.CustomFetchOptions<'POST', URLSearchParams>;

/** A post to this machine, whose host is named by the Host header only: Node may not resolve *.localhost. */
const localPost = async (address: string, { body, headers, method }: Post): Promise<Response> => {
  const { host, port, pathname: path } = new URL(address);
  const signal = AbortSignal.timeout(10_000);
  const call = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host }, signal });
  call.end(body.toString());
  const answer: IncomingMessage = (await once(call, 'response'))[0];
  const init = { status: answer.statusCode ?? 500, headers: { 'content-type': 'application/json' } };
  return new Response(await text(answer), init);
};

const reasonOf = (error: unknown): string =>
  error instanceof oauth.ResponseBodyError ? (error.error_description ?? error.error) : String(error);

/**
 * Makes the code exchange of one OAuth client with the launchpad at `issuer`, from server to server (RFC 6749, section
 * 4.1.3). It returns the person who signed in, or the reason of the failure. Only a party that takes sessions leaves the
 * verifier out: where it has none, and where the launchpad has said that the code continues a session.
 */
export const makeCodeExchange =
  (issuer: string, { host, takesSessions }: RelyingParty) =>
  async (answer: URLSearchParams, started: Started, redirectUri: string): Promise<Either<string, SignedIn>> => {
    const server = { issuer, token_endpoint: `${issuer}/oauth2/token` };
    const client = { client_id: host };
    const options = { [oauth.customFetch]: localPost, [oauth.allowInsecureRequests]: true };
    const exchangeWith = (verifier: string | typeof oauth.nopkce): TE.TaskEither<string, SignedIn> =>
      TE.tryCatch(async () => {
        const parameters = oauth.validateAuthResponse(server, client, answer, started?.state ?? oauth.expectNoState);
        const grant = [server, client, oauth.None(), parameters, redirectUri, verifier, options] as const;
        const response = await oauth.authorizationCodeGrantRequest(...grant);
        const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response);
        const { email, account_type } = jwtDecode<{ email: string; account_type: string }>(access_token);
        const checks = ['Code exchanged', ...(started === null ? [] : ['State checked'])];
        if (verifier !== oauth.nopkce) checks.push('Proof key (PKCE) checked');
        return { email, accountType: accountTypeOfProfile(account_type) ?? account_type, checks };
      }, reasonOf);
    const withoutVerifier = (reason: string): TE.TaskEither<string, SignedIn> =>
      takesSessions && reason === sessionCodeReason ? exchangeWith(oauth.nopkce) : TE.left(reason);
    const first = started === null ? TE.left(sessionCodeReason) : exchangeWith(started.verifier);
    return pipe(first, TE.orElse(withoutVerifier))();
  };
