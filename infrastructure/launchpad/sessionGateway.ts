import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { SessionGateway, TwoFactorGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { failedLookup, phoneLookupReply } from './phoneLookup.ts';
import { noReply, profileReply, providerStatusReply, successReply, twoFactorReply, userInfoReply } from './replies.ts';

const credentials = 'include';
const statusOnly = { credentials, statusOnly: true } as const;

/** The session calls over the launchpad client. One logout goes to the transfer site, which has a session of its own. */
export const makeSessionGateway = ({ http, request }: LaunchpadClient, transferSite: Http): SessionGateway => ({
  userInfo: request('userInfo', http.get('oauth2/userInfo', { credentials }), userInfoReply),
  isSignedIn: request('authentication/status', http.get('authentication/status', { credentials }), successReply),
  providerStatus: request('social-auth/status', http.get('social-auth/status', { credentials }), providerStatusReply),
  signOut: request('logout', http.get('logout', statusOnly), noReply),
  signOutOfTransferSite: request('transfer site logout', transferSite.get('logout', statusOnly), noReply),
});

/** The proof of a second factor, without its code: the name of that field differs between the calls. */
export const twoFactorProofFields = (proof: TwoFactorProof): object => ({
  twoFANumber: proof.number,
  changeTwoFANumber: proof.changingNumber,
  channel: proof.channel,
  rememberBrowser: proof.rememberBrowser,
});

type RequestFields = {
  readonly channel: CodeChannel | null;
  readonly phoneNumber: string | null;
  readonly changeTwoFANumber: boolean;
};

/** What send2FA is asked for. */
const twoFactorRequestFields = (request: TwoFactorRequest): RequestFields => {
  switch (request._tag) {
    case 'StatusOnly':
      return { channel: null, phoneNumber: null, changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', phoneNumber: null, changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: request.channel, phoneNumber: request.number, changeTwoFANumber: request.changingNumber };
  }
};

/** The two-factor calls over the launchpad client. */
export const makeTwoFactorGateway = ({ http, post, request, toFault }: LaunchpadClient): TwoFactorGateway => ({
  requestTwoFactor: (wanted, { location, referenceSource }) => {
    const body = { ...twoFactorRequestFields(wanted), location, referenceSource };
    return request('send2FA', post('send2FA', body), twoFactorReply);
  },
  verifyTwoFactor: (proof, { location, referenceSource }) => {
    const body = { ...twoFactorProofFields(proof), code: proof.code, location, referenceSource };
    return pipe(
      request('validate2FA', post('validate2FA', body), successReply),
      TE.flatMap((success) => (success ? TE.right(undefined) : TE.left<IdentityFault>({ _tag: 'CodeMismatch' }))),
    );
  },
  profile: request('profile', http.get('profile', { credentials }), profileReply),
  lookUpPhone: (number) => {
    const query = { phoneNumber: number.replace(/^\+/, '') };
    return pipe(
      http.get('twofactorauth/lookupPhoneNumber', { credentials, query }),
      TE.flatMapEither(phoneLookupReply),
      TE.orElse((fault) => TE.fromEither(failedLookup(fault, toFault('lookupPhoneNumber')))),
    );
  },
});
