import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { PhoneType } from '#domain/two-factor/twoFactor.ts';
import { maybe } from '#infrastructure/http/codecs.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';

const types: ReadonlyArray<PhoneType> = ['Mobile', 'Landline', 'Voip'];

const typeOf = (word: string | null | undefined): PhoneType | null => types.find((type) => type === word) ?? null;

/** The reply of twofactorauth/lookupPhoneNumber. */
export const phoneLookupReply: ReadReply<PhoneLookup> = readReply(
  t.type({ data: t.type({ type: t.string }) }),
  ({ data }) => ({ _tag: 'Valid', type: typeOf(data.type) }),
);

const FailedBody = t.type({ data: maybe(t.type({ type: maybe(t.string) })) });

const typeIn = (body: unknown): PhoneType | null => typeOf(rightOrNull(FailedBody.decode(body))?.data?.type);

/** The statuses by which the service refuses a number. */
const refusals: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

/** The answer of a lookup that was not accepted. It is a fault where the service gave no answer, or wants a sign-in or a second factor first. */
export const failedLookup = (
  failure: HttpFault,
  toFault: (fault: HttpFault) => IdentityFault,
): E.Either<IdentityFault, PhoneLookup> => {
  const type = failure._tag === 'Status' ? typeIn(failure.body) : null;
  if (failure._tag === 'Status' && refusals.has(failure.status)) return E.right({ _tag: 'Invalid', type });
  const fault = toFault(failure);
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
