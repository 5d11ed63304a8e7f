import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { makeEmailTalk, makePasswordTalk, makeSignInTalk, makeSignUpTalk } from './credentialTalks.ts';
import { makeLine, type LineParts } from './line.ts';
import { makeSessionTalk } from './sessionTalk.ts';
import { toIdentityFault, toSessionFault } from './toIdentityFault.ts';
import { makeTwoFactorTalk } from './twoFactorTalk.ts';

export type LaunchpadParts = LineParts & {
  /** Calls to the transfer site, which keeps a session of its own. */
  readonly transferSite: Http;
};

/** The identity talk, spoken to launchpad over HTTP. */
export const makeLaunchpadIdentity = ({ transferSite, ...parts }: LaunchpadParts): IdentityGateway => {
  const line = makeLine(parts, toIdentityFault);
  const sessionLine = makeLine(parts, toSessionFault);
  return {
    ...makeSignInTalk(line),
    ...makeSignUpTalk(line),
    ...makePasswordTalk(line),
    ...makeEmailTalk(sessionLine),
    ...makeTwoFactorTalk(sessionLine),
    ...makeSessionTalk(sessionLine, transferSite),
    abandon: async () => {
      await Promise.all([parts.http.abandon(), transferSite.abandon()]);
    },
  };
};
