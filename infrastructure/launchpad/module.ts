import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { adapters, type Module, token, type Token } from '#infrastructure/container.ts';
import { makeHttp, type Http, type Network } from '#infrastructure/http/httpClient.ts';
import { appContext, deviceStorage, knownCodes, network, ports } from '#infrastructure/tokens.ts';
import { makeEmailGateway, makePasswordGateway, makeSignInGateway, makeSignUpGateway } from './credentialsGateway.ts';
import { type LaunchpadClientParts, makeLaunchpadClient } from './launchpadClient.ts';
import { makeLaunchpadSystemFields } from './launchpadSystemFields.ts';
import { makeSessionGateway, makeTwoFactorGateway } from './sessionGateway.ts';
import { launchpadCodes, toIdentityFault, toSessionFault } from './toIdentityFault.ts';

/** HTTP calls to the launchpad. Every call names the account site. */
export const makeLaunchpadHttp = (base: string, reach: Network): Http =>
  makeHttp({ ...reach, base, query: { site: 'account' } });

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

/** A client of its own for each gateway, because aborting identity calls must not abort other reads. */
const makeClient = ({ settings }: AppContext, reach: Network): Http =>
  makeLaunchpadHttp(settings.launchpadApiUrl, reach);

type IdentityClients = Pick<LaunchpadParts, 'http' | 'transferSite'>;

const identityClients: Token<IdentityClients> = token('identityClients');

/** The launchpad: the identity service and the system fields. */
export const launchpad: Module = adapters((bind) => {
  bind(knownCodes).toConstantValue(launchpadCodes);
  bind(identityClients).toResolvedValue(
    (context, reach): IdentityClients => ({
      http: makeClient(context, reach),
      transferSite: makeHttp({ ...reach, base: context.settings.transferSiteUrl }),
    }),
    [appContext, network],
  );
  bind(ports.identity).toResolvedValue(
    (clients, log, storage) => makeLaunchpadIdentity({ ...clients, browserId: browserId(storage), log }),
    [identityClients, ports.log, deviceStorage],
  );
  bind(ports.systemFields).toResolvedValue(
    (context, log, reach) => makeLaunchpadSystemFields(makeClient(context, reach), log),
    [appContext, ports.log, network],
  );
});
