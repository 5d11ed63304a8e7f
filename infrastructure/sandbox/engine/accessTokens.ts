import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import type { Session, StoredAccount } from './state.ts';
import type { Workings } from './workings.ts';

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

export type TokenSubject = {
  readonly session: Session;
  readonly account: StoredAccount;
  readonly profileId: string;
};

/** A signed token for one profile of a session. */
export const accessToken = async (workings: Workings, subject: TokenSubject): Promise<string> => {
  const head = encoded({ alg: 'HS256', typ: 'JWT' });
  const body = encoded(claimsOf(workings, subject));
  const signature = await workings.hash.sign(`${head}.${body}`, workings.signingKey);
  return `${head}.${body}.${signature}`;
};

/** The claims of a token this engine signed and that still holds; null for any other text. */
export const openToken = async (workings: Workings, token: string | null): Promise<Claims | null> => {
  const [head, body, signature, ...rest] = (token ?? '').split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return null;
  if (signature !== (await workings.hash.sign(`${head}.${body}`, workings.signingKey))) return null;
  const claims = ClaimsCodec.decode(parsed(fromBase64url(body) ?? ''));
  return E.isRight(claims) && workings.now() < claims.right.exp * 1000 ? claims.right : null;
};

const claimsOf = ({ now }: Workings, { session, account, profileId }: TokenSubject): Record<string, unknown> => {
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

const encoded = (value: unknown): string => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
