import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TwoFactorTalk } from '#application/ports/twoFactorTalk.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { decode } from '#infrastructure/http/decode.ts';
import { decodeSent } from './decodeSent.ts';
import type { Line } from './line.ts';
import { phoneLookupReply, refusedLookup } from './phoneLookup.ts';
import { profileReply, successReply, twoFactorStanding } from './replies.ts';
import { sendTwoFactorBody, validateTwoFactorBody } from './requests.ts';

const credentials = 'include';

/** The second factor, over the launchpad's line. */
export const makeTwoFactorTalk = ({ http, ask, complain }: Line): TwoFactorTalk => ({
  send2FA: (wanted, context) => {
    const body = sendTwoFactorBody(wanted, context);
    return pipe(
      http.post('authorization/send2FA', body, { credentials }),
      TE.flatMapEither(decodeSent(twoFactorStanding)),
      TE.mapLeft(complain('send2FA')),
    );
  },
  validate2FA: (proof, context) => {
    const body = validateTwoFactorBody(proof, context);
    return pipe(
      ask('validate2FA', http.post('authorization/validate2FA', body, { credentials }), successReply),
      TE.flatMap((success) => (success ? TE.right(undefined) : TE.left<IdentityFault>({ _tag: 'CodeMismatch' }))),
    );
  },
  profile: ask('profile', http.get('profile', { credentials }), profileReply),
  lookUpPhone: (number) =>
    pipe(
      http.get('twofactorauth/lookupPhoneNumber', {
        credentials,
        query: { phoneNumber: number.replace(/^\+/, '') },
      }),
      TE.flatMapEither(decode(phoneLookupReply)),
      TE.orElse((fault) => TE.fromEither(refusedLookup(fault))),
      TE.mapLeft(complain('lookupPhoneNumber')),
    ),
});
