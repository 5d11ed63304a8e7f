import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TwoFactorGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { phoneLookupReply, failedLookup } from './phoneLookup.ts';
import { profileReply, successReply, decodeTwoFactorReply } from './replies.ts';
import { sendTwoFactorBody, validateTwoFactorBody } from './requests.ts';

const credentials = 'include';

/** Makes the two-factor calls over the launchpad client. */
export const makeTwoFactorGateway = ({ http, request, toFault }: LaunchpadClient): TwoFactorGateway => ({
  send2FA: (wanted, context) => {
    const body = sendTwoFactorBody(wanted, context);
    return pipe(
      http.post('authorization/send2FA', body, { credentials }),
      TE.flatMapEither(decodeTwoFactorReply),
      TE.mapLeft(toFault('send2FA')),
    );
  },
  validate2FA: (proof, context) => {
    const body = validateTwoFactorBody(proof, context);
    return pipe(
      request('validate2FA', http.post('authorization/validate2FA', body, { credentials }), successReply),
      TE.flatMap((success) => (success ? TE.right(undefined) : TE.left<IdentityFault>({ _tag: 'CodeMismatch' }))),
    );
  },
  profile: request('profile', http.get('profile', { credentials }), profileReply),
  lookUpPhone: (number) =>
    pipe(
      http.get('twofactorauth/lookupPhoneNumber', {
        credentials,
        query: { phoneNumber: number.replace(/^\+/, '') },
      }),
      TE.flatMapEither(decode(phoneLookupReply)),
      TE.orElse((fault) => TE.fromEither(failedLookup(toFault('lookupPhoneNumber'))(fault))),
    ),
});
