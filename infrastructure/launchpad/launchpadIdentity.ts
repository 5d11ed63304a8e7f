import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { makeEmailGateway, makePasswordGateway, makeSignInGateway, makeSignUpGateway } from './credentialsGateway.ts';
import { type LaunchpadClientParts, makeLaunchpadClient } from './launchpadClient.ts';
import { makeSessionGateway, makeTwoFactorGateway } from './sessionGateway.ts';
import { toIdentityFault, toSessionFault } from './toIdentityFault.ts';

/** What the identity gateway needs. */
export type LaunchpadParts = LaunchpadClientParts & {
  /** The client of the transfer site. */
  readonly transferSite: Http;
};

/** The identity gateway over HTTP to the launchpad. */
export const makeLaunchpadIdentity = ({ transferSite, ...parts }: LaunchpadParts): IdentityGateway => {
  const passwordClient = makeLaunchpadClient(parts, toIdentityFault);
  const sessionClient = makeLaunchpadClient(parts, toSessionFault);
  return {
    ...makeSignInGateway(passwordClient, sessionClient),
    ...makeSignUpGateway(passwordClient),
    ...makePasswordGateway(passwordClient),
    ...makeEmailGateway(sessionClient),
    ...makeTwoFactorGateway(sessionClient),
    ...makeSessionGateway(sessionClient, transferSite),
    abandon: async () => {
      await Promise.all([parts.http.abandon(), transferSite.abandon()]);
    },
  };
};
