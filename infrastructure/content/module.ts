import { adapters, type Module } from '#infrastructure/container.ts';
import { network } from '#infrastructure/http/network.ts';
import { appContext, deviceStorage, ports } from '#infrastructure/tokens.ts';
import { makePrismicThemes } from './prismicThemes.ts';

/** The content service. */
export const content: Module = adapters((bind) => {
  bind(ports.themes).toResolvedValue(
    ({ settings: { contentServiceEndpoint: endpoint, production } }, log, storage) =>
      makePrismicThemes({ ...network, endpoint, production, log, storage }),
    [appContext, ports.log, deviceStorage],
  );
});
