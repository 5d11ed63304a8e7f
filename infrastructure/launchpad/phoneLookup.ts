import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { PhoneLookup } from '#application/ports/twoFactorGateway.ts';
import type { PhoneType } from '#domain/two-factor/twoFactor.ts';
import { mapDecoder, maybe } from '#infrastructure/http/codecs.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';

const types: ReadonlyArray<PhoneType> = ['Mobile', 'Landline', 'Voip'];

const typeOf = (word: string | null | undefined): PhoneType | null => types.find((type) => type === word) ?? null;

/** The reply of twofactorauth/lookupPhoneNumber. */
export const phoneLookupReply: t.Decoder<unknown, PhoneLookup> = mapDecoder(
  t.type({ data: t.type({ type: t.string }) }),
  ({ data }) => ({ _tag: 'Valid', type: typeOf(data.type) }),
);

const Refused = t.type({ data: maybe(t.type({ type: maybe(t.string) })) });

/** Maps a refused number to an invalid lookup; other faults stay faults. */
export const refusedLookup = (fault: HttpFault): E.Either<HttpFault, PhoneLookup> => {
  if (fault._tag !== 'Status' || ![400, 404, 409, 410, 422].includes(fault.status)) return E.left(fault);
  return pipe(
    Refused.decode(fault.body),
    E.match(
      (): PhoneLookup => ({ _tag: 'Invalid', type: null }),
      ({ data }): PhoneLookup => ({ _tag: 'Invalid', type: typeOf(data?.type) }),
    ),
    E.right,
  );
};
