import type { PartnerBanner, ScriptLoader } from '#application/ports/browser.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { deferredServicePorts } from '#infrastructure/tokens.ts';

/** The event that the partner's banner dispatches on the window after a choice. */
const consentEvent = 'privacyaction';

/** The id of the element that the partner's banner adds to the page. */
const bannerId = 'privacy-banner';

/** The partner's banner on this page: its script, its element and its event. */
export const makePartnerBanner = (
  { load }: ScriptLoader,
  page: Pick<Window, 'addEventListener' | 'document'>,
): PartnerBanner => ({
  show: load,
  isThere: () => page.document.getElementById(bannerId) !== null,
  onChoice: (listener) => page.addEventListener(consentEvent, listener),
});

/** The consent banner of a partner. */
export const partner: Module = adapters((bind) => {
  bind(deferredServicePorts.banner).toResolvedValue(
    (scripts) => makePartnerBanner(scripts, window),
    [deferredServicePorts.scripts],
  );
});
