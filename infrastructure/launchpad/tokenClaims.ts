import * as t from 'io-ts';
import { jwtDecode } from 'jwt-decode';
import type { LinkedAccount, TokenClaims } from '#domain/identity/accessToken.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { orNull, rightOrNull } from '#domain/shared/parsing.ts';
import { goodOnes, maybe, nominalText, textOrNull } from '#infrastructure/http/codecs.ts';

const Linked = t.type({
  profileId: nominalText<'ProfileId'>(),
  accountType: t.string,
  name: t.string,
  mobileNumber: maybe(t.type({ mobilePrefix: t.string, mobilePhone: t.string })),
});

const Payload = t.type({
  sub: nominalText<'ProfileId'>(),
  email: maybe(t.string),
  account_type: maybe(t.string),
  two_fa_required: maybe(t.boolean),
  two_fa_completed: maybe(t.boolean),
  linked_accounts: maybe(goodOnes(Linked)),
});

/** The account, or none: one of an unknown type cannot be offered. */
const toLinked = ({ mobileNumber, ...account }: t.TypeOf<typeof Linked>): LinkedAccount[] => {
  const accountType = accountTypeOfProfile(account.accountType);
  return accountType === null ? [] : [{ ...account, accountType, mobileNumber: mobileNumber ?? null }];
};

const twoFactorOf = (payload: t.TypeOf<typeof Payload>): TokenClaims['twoFactor'] => {
  if (payload.two_fa_required !== true) return 'NotRequired';
  return payload.two_fa_completed === true ? 'Completed' : 'Required';
};

const toClaims = (payload: t.TypeOf<typeof Payload>): TokenClaims => ({
  profileId: payload.sub,
  email: textOrNull(payload.email),
  accountType: accountTypeOfProfile(payload.account_type ?? ''),
  twoFactor: twoFactorOf(payload),
  linkedAccounts: (payload.linked_accounts ?? []).flatMap(toLinked),
});

/** The greatest length of a token, enough for a thousand linked accounts. A longer one would block the page. */
const maxLength = 500_000;

/** Decodes the payload of a signed token; null if it is too long or has another shape. The signature is not verified. */
export const tokenClaims = (token: string): TokenClaims | null => {
  if (token.length > maxLength) return null;
  const payload = rightOrNull(Payload.decode(orNull(() => jwtDecode<unknown>(token))));
  return payload === null ? null : toClaims(payload);
};
