import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { jwtDecode } from 'jwt-decode';
import { twoFactorClaim, type LinkedAccount, type TokenClaims } from '#domain/identity/accessToken.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { maybe } from '#infrastructure/http/codecs.ts';

const Linked = t.type({
  profileId: t.string,
  accountType: t.string,
  name: t.string,
  mobileNumber: maybe(t.type({ mobilePrefix: t.string, mobilePhone: t.string })),
});

const Payload = t.type({
  sub: t.string,
  email: maybe(t.string),
  account_type: maybe(t.string),
  two_fa_required: maybe(t.boolean),
  two_fa_completed: maybe(t.boolean),
  linked_accounts: maybe(t.array(Linked)),
});

const toLinked = ({ profileId, accountType, name, mobileNumber }: t.TypeOf<typeof Linked>): LinkedAccount[] => {
  const type = accountTypeOfProfile(accountType);
  // Because: an account of an unknown type cannot be offered, but the other accounts can.
  if (type === null) return [];
  return [
    { profileId: unsafeNominal<'ProfileId'>(profileId), accountType: type, name, mobileNumber: mobileNumber ?? null },
  ];
};

const toClaims = (payload: t.TypeOf<typeof Payload>): TokenClaims => ({
  profileId: unsafeNominal<'ProfileId'>(payload.sub),
  email: payload.email ?? null,
  accountType: accountTypeOfProfile(payload.account_type ?? ''),
  twoFactor: twoFactorClaim({
    required: payload.two_fa_required === true,
    completed: payload.two_fa_completed === true,
  }),
  linkedAccounts: (payload.linked_accounts ?? []).flatMap(toLinked),
});

/** The maximum length of a token: a thousand linked accounts. A longer one would block the page. */
const longest = 500_000;

const payloadOf = (token: string): unknown => (token.length > longest ? null : orNull(() => jwtDecode<unknown>(token)));

/** Decodes the payload of a signed token; null if it has another shape. The signature is not verified. */
export const tokenClaims = (token: string): TokenClaims | null =>
  pipe(
    Payload.decode(payloadOf(token)),
    E.match(() => null, toClaims),
  );
