import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { rightOrNull } from '#domain/shared/parsing.ts';
import type { PhoneType } from '#domain/two-factor/twoFactor.ts';
import { maybe } from '#infrastructure/http/codecs.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';

const phoneTypes: ReadonlyArray<PhoneType> = ['Mobile', 'Landline', 'Voip'];

const typeOf = (word: string | null | undefined): PhoneType | null => phoneTypes.find((type) => type === word) ?? null;

/** The reply of twofactorauth/lookupPhoneNumber. */
export const phoneLookupReply: ReadReply<PhoneLookup> = readReply(
  t.type({ data: t.type({ type: t.string }) }),
  ({ data }) => ({ _tag: 'Valid', type: typeOf(data.type) }),
);

const RefusalBody = t.type({ data: maybe(t.type({ type: maybe(t.string) })) });

const typeIn = (failure: HttpFault): PhoneType | null =>
  failure._tag === 'Status' ? typeOf(rightOrNull(RefusalBody.decode(failure.body))?.data?.type) : null;

const refusesNumber = (failure: HttpFault): boolean =>
  failure._tag === 'Status' && [400, 404, 409, 410, 422].includes(failure.status);

/** The answer of a lookup that was not accepted. It is a fault where the service gave no answer, speaks of the account, or wants a sign-in or a second factor first. */
export const failedLookup = (
  failure: HttpFault,
  toFault: (fault: HttpFault) => IdentityFault,
): E.Either<IdentityFault, PhoneLookup> => {
  const type = typeIn(failure);
  if (refusesNumber(failure)) return E.right({ _tag: 'Invalid', type });
  const fault = toFault(failure);
  if (accountFaultScreen(fault) !== null) return E.left(fault);
  switch (fault._tag) {
    case 'Unreachable':
    case 'Cancelled':
    case 'SignedOut':
    case 'TwoFactorIncomplete':
      return E.left(fault);
    case 'ServiceFailed':
    case 'RateLimited':
    case 'TooManyAttempts':
      return E.right({ _tag: 'Failed', type, fault });
    default:
      return E.right({ _tag: 'Invalid', type });
  }
};
