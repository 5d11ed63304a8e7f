import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parseBase64urlJson, toBase64url } from './base64url.ts';
import type { Session, StoredAccount } from './state.ts';
import type { EngineDeps } from './engineDeps.ts';

/** The lifetime of an access token, in seconds. */
export const accessTokenLifeSeconds: number = 15 * 60;

type Claims = {
  readonly sub: string;
  readonly email: string;
  readonly two_fa_required: boolean;
  readonly two_fa_completed: boolean;
  readonly exp: number;
};

const ClaimsCodec: t.Type<Claims> = t.type({
  sub: t.string,
  email: t.string,
  two_fa_required: t.boolean,
  two_fa_completed: t.boolean,
  exp: t.number,
});

/** What a token is issued for: a session, its account and one of the account's profiles. */
export type TokenSubject = {
  readonly session: Session;
  readonly account: StoredAccount;
  readonly profileId: string;
};

/** Signs a JWT (HS256) for one profile of a session. */
export const accessToken = async (deps: EngineDeps, subject: TokenSubject): Promise<string> => {
  const content = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(claimsOf(deps, subject))}`;
  return `${content}.${await deps.hash.sign(content, deps.signingKey)}`;
};

/** Returns the claims of a token that this engine signed and that has not expired; null for any other text. */
export const verifyToken = async (deps: EngineDeps, token: string | null): Promise<Claims | null> => {
  const [head, body, signature, ...rest] = (token ?? '').split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return null;
  if (signature !== (await deps.hash.sign(`${head}.${body}`, deps.signingKey))) return null;
  const claims = ClaimsCodec.decode(parseBase64urlJson(body));
  return E.isRight(claims) && deps.now() < claims.right.exp * 1000 ? claims.right : null;
};

const claimsOf = ({ now }: EngineDeps, { session, account, profileId }: TokenSubject): Record<string, unknown> => {
  const issuedAt = Math.floor(now() / 1000);
  const linked = account.linked.find((one) => one.profileId === profileId);
  return {
    sub: profileId,
    email: account.email,
    account_type: linked?.accountType ?? account.accountType,
    two_fa_required: session.secondFactor !== 'NotRequired',
    two_fa_completed: session.secondFactor === 'Completed',
    linked_accounts: account.linked.map(({ mobileNumber, ...one }) =>
      mobileNumber === null ? one : { ...one, mobileNumber },
    ),
    iat: issuedAt,
    exp: issuedAt + accessTokenLifeSeconds,
  };
};

const encodeJson = (value: unknown): string => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
