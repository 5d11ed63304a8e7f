import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { noConsent, type Consent, type ConsentState } from '#domain/consent/consent.ts';
import { partnerBannerPoll, partnerConsent, needsPartnerBanner } from '#domain/consent/partnerConsent.ts';
import { hasShowConsentParam } from '#domain/consent/consentPrompt.ts';
import { followChoices } from './followChoices.ts';
import { type ConsentController, type ConsentOptions, noConsentCard } from './consentTypes.ts';

type BannerPorts = Pick<DeferredServicePorts, 'banner' | 'clock' | 'cookies' | 'log'>;

/** The consent banner of a partner. Its script asks, its cookies hold the answer, and each choice applies at once in every tab. */
export const makePartnerConsent = (
  ports: BannerPorts & Pick<DeferredServicePorts, 'consents' | 'pageReturns'>,
  { query, script, onConsent }: ConsentOptions & { readonly script: string },
): ConsentController => {
  const { banner, cookies, log } = ports;
  const read = (): ConsentState => partnerConsent(cookies.read);
  const readOrNone = (): Consent => {
    const stored = read();
    return stored._tag === 'Given' ? stored.consent : noConsent;
  };
  const show = async (): Promise<void> => {
    const shown = await banner.show(script)();
    if (E.isLeft(shown)) return log.error('The consent banner of the partner failed to load', shown.left);
    await pollForBanner(ports, partnerBannerPoll.tries);
  };
  const shareChoice = followChoices(ports, { read, apply: (chosen) => onConsent(chosen, false) });
  banner.onChoice(() => {
    const chosen = readOrNone();
    shareChoice(chosen);
    onConsent(chosen, true);
  });
  onConsent(readOrNone(), false);
  if (needsPartnerBanner({ stored: read(), showConsent: hasShowConsentParam(query) })) void show();
  return { ...noConsentCard, reopen: () => void show() };
};

/** Looks for the banner until it appears, is answered, or no tries are left; the last case is logged. */
const pollForBanner = async (ports: BannerPorts, tries: number): Promise<void> => {
  const { banner, clock, cookies, log } = ports;
  await clock.wait(partnerBannerPoll.everyMs)();
  if (banner.isThere() || partnerConsent(cookies.read)._tag === 'Given') return;
  if (tries > 1) await pollForBanner(ports, tries - 1);
  else log.error('The consent banner of the partner did not appear');
};
