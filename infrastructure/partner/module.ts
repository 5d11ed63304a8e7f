import { adapters, type Module } from '#infrastructure/container.ts';
import { deferredServicePorts } from '#infrastructure/tokens.ts';
import { makePartnerBanner } from './partnerBanner.ts';

/** The consent banner of a partner. */
export const partner: Module = adapters((bind) => {
  bind(deferredServicePorts.banner).toResolvedValue(
    (scripts) => makePartnerBanner(scripts, window),
    [deferredServicePorts.scripts],
  );
});
