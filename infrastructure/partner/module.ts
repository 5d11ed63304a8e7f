import type { PartnerBanner, ScriptLoader } from '#application/ports/page.ts';
import { partnerBannerId, partnerConsentEvent } from '#domain/consent/partnerConsent.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { deferredServicePorts } from '#infrastructure/tokens.ts';

/** The partner's banner on this page: its script, its element and its event. */
export const makePartnerConsentBanner = (
  { load }: ScriptLoader,
  page: Pick<Window, 'addEventListener' | 'document'>,
): PartnerBanner => ({
  show: load,
  isThere: () => page.document.getElementById(partnerBannerId) !== null,
  onChoice: (listener) => page.addEventListener(partnerConsentEvent, listener),
});

/** The consent banner of a partner. */
export const partner: Module = adapters((bind) => {
  bind(deferredServicePorts.banner).toResolvedValue(
    (scripts) => makePartnerConsentBanner(scripts, window),
    [deferredServicePorts.scripts],
  );
});
