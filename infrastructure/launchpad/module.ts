import type { AppContext } from '#domain/settings/appContext.ts';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { makeHttp, type Http, network } from '#infrastructure/http/httpClient.ts';
import { appContext, deviceStorage, knownCodes, ports } from '#infrastructure/tokens.ts';
import { makeLaunchpadHttp } from './launchpadHttp.ts';
import { makeLaunchpadIdentity } from './launchpadIdentity.ts';
import { makeLaunchpadSystemFields } from './launchpadSystemFields.ts';
import { launchpadCodes } from './toIdentityFault.ts';

/** A client of its own for each gateway, because aborting identity calls must not abort other reads. */
const makeClient = ({ settings }: AppContext): Http => makeLaunchpadHttp(settings.launchpadApiUrl, network);

/** The launchpad: the identity service and the system fields. */
export const launchpad: Module = adapters((bind) => {
  bind(knownCodes).toConstantValue(launchpadCodes);
  bind(ports.identity).toResolvedValue(
    (context, log, storage) =>
      makeLaunchpadIdentity({
        http: makeClient(context),
        transferSite: makeHttp({ ...network, base: context.settings.transferSiteUrl }),
        browserId: browserId(storage),
        log,
      }),
    [appContext, ports.log, deviceStorage],
  );
  bind(ports.systemFields).toResolvedValue(
    (context, log) => makeLaunchpadSystemFields(makeClient(context), log),
    [appContext, ports.log],
  );
});
