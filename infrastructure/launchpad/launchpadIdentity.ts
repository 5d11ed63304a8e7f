import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { makeEmailGateway, makePasswordGateway, makeSignInGateway, makeSignUpGateway } from './credentialsGateway.ts';
import { makeLaunchpadClient, type LaunchpadClientParts } from './launchpadClient.ts';
import { makeSessionGateway } from './sessionGateway.ts';
import { toIdentityFault, toSessionFault } from './toIdentityFault.ts';
import { makeTwoFactorGateway } from './twoFactorGateway.ts';

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
