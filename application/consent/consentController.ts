import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { hasShowConsentParam } from '#domain/consent/consentPrompt.ts';
import { consentSource } from '#domain/consent/consentSource.ts';
import { readPartnerConsent } from '#domain/consent/partnerConsent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type ConsentController, type ConsentOptions, followChoices, noConsentCard } from './consentChoices.ts';
import { makeOwnConsent, readInitialConsent, readStoredConsent } from './ownConsent.ts';

/** Picks the consent source: own card, partner banner or none. With none, only a stored answer counts in Europe. */
export const makeConsentController = (
  ports: DeferredServicePorts,
  context: AppContext,
  options: ConsentOptions,
): ConsentController => {
  const source = consentSource(context.settings.consent, context.brand);
  switch (source._tag) {
    case 'Own':
      return makeOwnConsent(ports, context, options);
    case 'Partner':
      return makePartnerConsent(ports, { ...options, script: source.script });
    case 'Nobody': {
      const { consent, origin } = readInitialConsent(ports, '');
      options.onConsent(consent, origin);
      followChoices(ports, {
        read: () => readStoredConsent(ports),
        apply: (chosen) => options.onConsent(chosen, 'Stored'),
      });
      return noConsentCard;
    }
  }
};

type BannerPorts = Pick<DeferredServicePorts, 'banner' | 'clock' | 'cookies' | 'log'>;

/** How often the page looks for the partner's banner, and how many times at most. */
const bannerPoll = { everyMs: 500, tries: 10 };

/** The consent banner of a partner. Its script asks, its cookies hold the answer, and each choice applies at once in every tab. */
export const makePartnerConsent = (
  ports: BannerPorts & Pick<DeferredServicePorts, 'consents' | 'pageReturns'>,
  { query, script, onConsent }: ConsentOptions & { readonly script: string },
): ConsentController => {
  const { banner, cookies, log } = ports;
  const read = (): Consent | null => readPartnerConsent(cookies.read);
  const show = async (): Promise<void> => {
    const shown = await banner.show(script)();
    if (E.isLeft(shown)) return log.error('The consent banner of the partner failed to load', shown.left);
    await pollForBanner(ports, bannerPoll.tries);
  };
  const shareChoice = followChoices(ports, { read, apply: (chosen) => onConsent(chosen, 'Stored') });
  banner.onChoice(() => {
    const chosen = read() ?? noConsent;
    shareChoice(chosen);
    onConsent(chosen, 'Chosen');
  });
  onConsent(read() ?? noConsent, 'Stored');
  if (read() === null || hasShowConsentParam(query)) void show();
  return { ...noConsentCard, reopen: () => void show() };
};

/** Looks for the banner until it appears, is answered, or no tries are left; the last case is logged. */
const pollForBanner = async (ports: BannerPorts, tries: number): Promise<void> => {
  const { banner, clock, cookies, log } = ports;
  await clock.wait(bannerPoll.everyMs)();
  if (banner.isThere() || readPartnerConsent(cookies.read) !== null) return;
  if (tries > 1) await pollForBanner(ports, tries - 1);
  else log.error('The consent banner of the partner did not appear');
};
