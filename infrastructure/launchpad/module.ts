import type { AppContext } from '#domain/settings/appContext.ts';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { makeHttp, type Http, network } from '#infrastructure/http/httpClient.ts';
import { appContext, deviceStorage, knownCodes, ports } from '#infrastructure/tokens.ts';
import { launchpadParty } from './launchpadClient.ts';
import { makeLaunchpadIdentity } from './launchpadIdentity.ts';
import { makeLaunchpadSystemFields } from './launchpadSystemFields.ts';
import * as faults from './toIdentityFault.ts';

// Because: aborting identity calls must not abort other reads, so each gateway to the launchpad has its own client.
const toLaunchpad = ({ settings }: AppContext): Http => makeHttp(launchpadParty(settings.launchpadApiUrl, network));

/** The launchpad: the identity service and the system fields. */
export const launchpad: Module = adapters((bind) => {
  bind(knownCodes).toConstantValue(faults.knownCodes);
  bind(ports.identity).toResolvedValue(
    (context, log, storage) =>
      makeLaunchpadIdentity({
        http: toLaunchpad(context),
        log,
        browserId: browserId(storage),
        transferSite: makeHttp({ ...network, base: context.settings.transferSiteUrl }),
      }),
    [appContext, ports.log, deviceStorage],
  );
  bind(ports.systemFields).toResolvedValue((context) => makeLaunchpadSystemFields(toLaunchpad(context)), [appContext]);
});
