import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityGateway, SessionGateway, TwoFactorGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import { makeEmailGateway, makePasswordGateway, makeSignInGateway, makeSignUpGateway } from './credentialsGateway.ts';
import { type LaunchpadClient, type LaunchpadClientParts, makeLaunchpadClient } from './launchpadClient.ts';
import { failedLookup, phoneLookupReply } from './phoneLookup.ts';
import {
  decodeTwoFactorReply,
  profileReply,
  socialStatusReply,
  successReply,
  tokensReply,
  userInfoReply,
} from './replies.ts';
import { sendTwoFactorBody, validateTwoFactorBody } from './requests.ts';
import { toIdentityFault, toSessionFault } from './toIdentityFault.ts';

const credentials = 'include';

/** The session calls over the launchpad client; one logout goes to the transfer site. */
const makeSessionGateway = ({ http, request, command }: LaunchpadClient, transferSite: Http): SessionGateway => ({
  tokens: (profileId) => {
    const query = { profile_id: profileId };
    return request('getGSOTokens', http.get('getGSOTokens', { credentials, query }), tokensReply);
  },
  userInfo: request('userInfo', http.get('oauth2/userInfo', { credentials }), userInfoReply),
  authenticationStatus: request(
    'authentication/status',
    http.get('authentication/status', { credentials }),
    successReply,
  ),
  socialStatus: request('social-auth/status', http.get('social-auth/status', { credentials }), socialStatusReply),
  logOut: command('logout', http.get('logout', { credentials, unread: true })),
  logOutOfTransferSite: command('transfer site logout', transferSite.get('logout', { credentials, unread: true })),
});

/** The two-factor calls over the launchpad client. */
const makeTwoFactorGateway = ({ http, request, toFault }: LaunchpadClient): TwoFactorGateway => ({
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

/** What the identity gateway needs. */
export type LaunchpadParts = LaunchpadClientParts & {
  /** The client of the transfer site, which has a session of its own. */
  readonly transferSite: Http;
};

/** The identity gateway over HTTP to the launchpad. */
export const makeLaunchpadIdentity = ({ transferSite, ...parts }: LaunchpadParts): IdentityGateway => {
  const client = makeLaunchpadClient(parts, toIdentityFault);
  const sessionClient = makeLaunchpadClient(parts, toSessionFault);
  return {
    ...makeSignInGateway(client),
    ...makeSignUpGateway(client),
    ...makePasswordGateway(client),
    ...makeEmailGateway(sessionClient),
    ...makeTwoFactorGateway(sessionClient),
    ...makeSessionGateway(sessionClient, transferSite),
    abandon: async () => {
      await Promise.all([parts.http.abandon(), transferSite.abandon()]);
    },
  };
};
