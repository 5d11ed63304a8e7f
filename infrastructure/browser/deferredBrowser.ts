import { adapters, type Module } from '#infrastructure/container.ts';
import { deferredServicePorts } from '#infrastructure/tokens.ts';
import { makeBrowserSignals } from './browserSignals.ts';
import { makePageAppearance } from './pageAppearance.ts';
import { makeScriptTags } from './scriptTags.ts';

/** What only the deferred services need of the browser. */
export const deferredBrowser: Module = adapters((bind) => {
  bind(deferredServicePorts.signals).toResolvedValue(() => makeBrowserSignals(navigator, location));
  bind(deferredServicePorts.appearance).toResolvedValue(() => makePageAppearance(document));
  bind(deferredServicePorts.scripts).toResolvedValue(() => makeScriptTags(document));
});
