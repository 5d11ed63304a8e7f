import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SessionTalk } from '#application/ports/sessionTalk.ts';
import type { TwoFactorAsk, TwoFactorTalk } from '#application/ports/twoFactorTalk.ts';
import { decode } from '#infrastructure/http/decode.ts';
import { decodeSent } from '#infrastructure/launchpad/decodeSent.ts';
import { phoneLookupReply, refusedLookup } from '#infrastructure/launchpad/phoneLookup.ts';
import {
  profileReply,
  socialStatusReply,
  successReply,
  tokensReply,
  twoFactorStanding,
  userInfoReply,
} from '#infrastructure/launchpad/replies.ts';
import type { LaunchpadTalks } from './engine/engineFace.ts';
import type { Send2faInput } from './engine/inputs.ts';
import { inMs, type SandboxLine } from './sandboxLine.ts';

const askOf = (ask: TwoFactorAsk): Send2faInput => {
  switch (ask._tag) {
    case 'StatusOnly':
      return { channel: null, phoneNumber: null, changeTwoFANumber: false };
    case 'ByEmail':
      return { channel: 'email', phoneNumber: null, changeTwoFANumber: false };
    case 'ByPhone':
      return { channel: ask.channel, phoneNumber: ask.number, changeTwoFANumber: ask.changingNumber };
  }
};

/** The second factor, over the sandbox's line. */
export const makeTwoFactorTalk = (
  engine: LaunchpadTalks,
  { speak, ask, tell, naming }: SandboxLine,
): TwoFactorTalk => ({
  send2FA: (wanted) =>
    pipe(
      speak((visit) => engine.send2FA(askOf(wanted), visit)),
      TE.map(({ body, retryAfterSeconds }) => ({ body, retryAfterMs: inMs(retryAfterSeconds) })),
      TE.flatMapEither(decodeSent(twoFactorStanding)),
      TE.mapLeft(naming),
    ),
  validate2FA: ({ code, rememberBrowser }) => tell((visit) => engine.validate2FA({ code, rememberBrowser }, visit)),
  profile: ask((visit) => engine.profile(visit), profileReply),
  lookUpPhone: (number) =>
    pipe(
      speak((visit) => engine.lookupPhoneNumber({ phoneNumber: number.replace(/^\+/, '') }, visit)),
      TE.flatMapEither(decode(phoneLookupReply)),
      TE.orElse((fault) => TE.fromEither(refusedLookup(fault))),
      TE.mapLeft(naming),
    ),
});

/** The live session, over the sandbox's line. There is no transfer site to keep a session of its own. */
export const makeSessionTalk = (engine: LaunchpadTalks, { ask, tell }: SandboxLine): SessionTalk => ({
  tokens: (profileId) => ask((visit) => engine.getGSOTokens({ profileId }, visit), tokensReply),
  userInfo: ask((visit) => engine.userInfo(visit), userInfoReply),
  authenticationStatus: ask((visit) => engine.authenticationStatus(visit), successReply),
  socialStatus: ask((visit) => engine.socialStatus(visit), socialStatusReply),
  logOut: tell((visit) => engine.logout(visit)),
  logOutOfTransferSite: TE.right(undefined),
});
