import { makeListeners } from '#application/shared/listeners.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { browserNetwork, makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeFetchedSettings } from '#infrastructure/settings/fetchedSettings.ts';
import {
  appContext,
  deviceStorage,
  knownCodes,
  logLines,
  network,
  ports,
  settingsPorts,
  tabStorage,
} from '#infrastructure/tokens.ts';
import { browserCookies } from './browserCookies.ts';
import { makeBrowserPageHead } from './browserPageHead.ts';
import { makeConsoleLog } from './consoleLog.ts';
import { makePageReturns } from './pageReturns.ts';
import { makeSafeStorage } from './safeStorage.ts';
import { makeSmsCodes } from './smsCodes.ts';
import { systemClock } from './systemClock.ts';

/** The browser: page, tabs and device, and the settings of the page's host. */
export const browser: Module = adapters((bind) => {
  bind(settingsPorts.settingsSource).toResolvedValue(
    (clock) => makeFetchedSettings(makeHttp({ ...browserNetwork, base: location.origin }), clock),
    [ports.clock],
  );
  bind(network).toConstantValue(browserNetwork);
  bind(logLines).toResolvedValue(() => makeListeners());
  bind(settingsPorts.logFor).toResolvedValue(
    (codes, { tell }) => {
      const parts = { to: console, knownCodes: codes, onLine: tell };
      return (production) => makeConsoleLog({ ...parts, production });
    },
    [knownCodes, logLines],
  );
  bind(ports.log).toResolvedValue(
    (logFor, { settings: { production } }) => logFor(production),
    [settingsPorts.logFor, appContext],
  );
  bind(ports.clock).toConstantValue(systemClock);
  bind(ports.cookies).toConstantValue(browserCookies);
  bind(tabStorage).toConstantValue(makeSafeStorage(() => sessionStorage));
  bind(deviceStorage).toConstantValue(makeSafeStorage(() => localStorage));
  bind(ports.pageReturns).toConstantValue(makePageReturns(window));
  bind(ports.head).toConstantValue(makeBrowserPageHead(document));
  bind(ports.smsCodes).toConstantValue(makeSmsCodes(window));
});
