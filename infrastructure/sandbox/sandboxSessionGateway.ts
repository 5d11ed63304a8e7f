import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionGateway, TwoFactorGateway } from '#application/ports/identityGateway.ts';
import { phoneLookupReply, failedLookup } from '#infrastructure/launchpad/phoneLookup.ts';
import {
  profileReply,
  socialStatusReply,
  successReply,
  twoFactorReply,
  noReply,
  userInfoReply,
} from '#infrastructure/launchpad/replies.ts';
import { twoFactorRequestFields } from '#infrastructure/launchpad/sessionGateway.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { SandboxClient } from './sandboxClient.ts';

/** The two-factor gateway over the sandbox client. */
export const makeTwoFactorGateway = (
  engine: LaunchpadApi,
  { exchange, request, toFault }: SandboxClient,
): TwoFactorGateway => ({
  send2FA: (twoFactorRequest) =>
    request((client) => engine.send2FA(twoFactorRequestFields(twoFactorRequest), client), twoFactorReply),
  validate2FA: ({ code, rememberBrowser, changingNumber }) =>
    request(
      (client) => engine.validate2FA({ code, rememberBrowser, changeTwoFANumber: changingNumber }, client),
      noReply,
    ),
  profile: request((client) => engine.profile(client), profileReply),
  lookUpPhone: (number) =>
    pipe(
      exchange((client) => engine.lookupPhoneNumber({ phoneNumber: number.replace(/^\+/, '') }, client)),
      TE.flatMapEither(phoneLookupReply),
      TE.orElse((fault) => TE.fromEither(failedLookup(fault, toFault))),
    ),
});

/** The session gateway over the sandbox client. The transfer site has no session here, so its sign-out does nothing. */
export const makeSessionGateway = (engine: LaunchpadApi, { request }: SandboxClient): SessionGateway => ({
  userInfo: request((client) => engine.userInfo(client), userInfoReply),
  authenticationStatus: request((client) => engine.authenticationStatus(client), successReply),
  socialStatus: request((client) => engine.socialStatus(client), socialStatusReply),
  logOut: request((client) => engine.logout(client), noReply),
  logOutOfTransferSite: TE.right(undefined),
});
