import { adapters, type Module } from '#infrastructure/container.ts';
import { network } from '#infrastructure/http/httpClient.ts';
import { appContext, deviceStorage, ports } from '#infrastructure/tokens.ts';
import { makeContentThemes } from './contentThemes.ts';
import { makeStoredThemes } from './storedThemes.ts';

/** The themes of the content service, and their copies on this device. */
export const content: Module = adapters((bind) => {
  bind(ports.themes).toResolvedValue(
    ({ settings: { contentServiceEndpoint: endpoint, production } }, log, clock) =>
      makeContentThemes({ endpoint, production, log, clock, fetch: network.fetch }),
    [appContext, ports.log, ports.clock],
  );
  bind(ports.themeCache).toResolvedValue(
    (storage, { settings }) => makeStoredThemes(storage, settings),
    [deviceStorage, appContext],
  );
});
