import { request } from 'node:http';
import { jwtDecode } from 'jwt-decode';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import type { SignedIn } from './visitors.ts';

const TokenReply = t.type({ access_token: t.string });
const Claims = t.type({ email: t.string, account_type: t.string });
const Refusal = t.type({ message: t.string });

export type Exchange = {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string | null;
};

type Answer = { readonly status: number; readonly text: string };

// Because: Node may not resolve *.localhost, so the connection goes to this machine and only the Host header names the host.
const post = (host: string, port: number, body: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    };
    const call = request({ host: '127.0.0.1', port, path: '/oauth2/token', method: 'POST', headers }, (answer) => {
      const parts: Array<Buffer> = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }));
      answer.on('error', reject);
    });
    call.setTimeout(10_000, () => call.destroy(new Error('no answer in time')));
    call.on('error', reject);
    call.end(body);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const signedInOf = (text: string): E.Either<string, SignedIn> => {
  const reply = TokenReply.decode(parsed(text));
  if (E.isLeft(reply)) return E.left('the answer holds no token');
  const claims = Claims.decode(jwtDecode(reply.right.access_token));
  if (E.isLeft(claims)) return E.left('the token says nothing of whom it is for');
  const { email, account_type } = claims.right;
  return E.right({ email, accountType: accountTypeOfProfile(account_type) ?? account_type });
};

const refusalOf = ({ status, text }: Answer): string => {
  const refusal = Refusal.decode(parsed(text));
  return E.isRight(refusal) ? refusal.right.message : `status ${status}`;
};

/** Exchanges an auth code for whom it stands for, from server to server; the left side says why that failed. */
export const makeBackChannel =
  (launchpad: string, port: () => number) =>
  async ({ code, redirectUri, verifier }: Exchange): Promise<E.Either<string, SignedIn>> => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    if (verifier !== null) body.set('code_verifier', verifier);
    try {
      const answer = await post(launchpad, port(), body.toString());
      return answer.status === 200 ? signedInOf(answer.text) : E.left(refusalOf(answer));
    } catch (error) {
      return E.left(error instanceof Error ? error.message : 'no answer');
    }
  };
