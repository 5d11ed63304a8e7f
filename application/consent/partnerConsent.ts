import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { noConsent, type Consent, type ConsentState } from '#domain/consent/consent.ts';
import { partnerBannerPoll, partnerConsent, needsPartnerBanner } from '#domain/consent/partnerConsent.ts';
import { hasShowConsentParam } from '#domain/consent/consentPrompt.ts';
import { followChoices } from './followChoices.ts';
import { noConsentCard, type ConsentController, type OnConsent } from './consentTypes.ts';

type PartnerConsentOptions = { readonly query: string; readonly script: string; readonly onConsent: OnConsent };
type BannerPorts = Pick<DeferredServicePorts, 'banner' | 'clock' | 'cookies' | 'log'>;

/** Looks for the banner until it appears, is answered, or no tries are left; the last case is logged. */
const pollForBanner =
  (ports: BannerPorts, answered: () => boolean, tries: number): T.Task<void> =>
  async () => {
    const { banner, clock, log } = ports;
    await clock.wait(partnerBannerPoll.everyMs)();
    if (banner.isThere() || answered()) return;
    if (tries > 1) await pollForBanner(ports, answered, tries - 1)();
    else log.error('The consent banner of the partner did not appear');
  };

/** The consent banner of a partner. Its script asks, its cookies hold the answer, and each choice applies at once in every tab. */
export const makePartnerConsent = (
  ports: BannerPorts & Pick<DeferredServicePorts, 'consents' | 'pageReturns'>,
  { query, script, onConsent }: PartnerConsentOptions,
): ConsentController => {
  const { banner, cookies, log } = ports;
  const read = (): ConsentState => partnerConsent(cookies.read);
  const readOrNone = (): Consent => {
    const stored = read();
    return stored._tag === 'Given' ? stored.consent : noConsent;
  };
  const answered = (): boolean => read()._tag === 'Given';
  const show = pipe(
    banner.show(script),
    TE.matchEW(
      (error) => async () => log.error('The consent banner of the partner failed to load', error),
      () => pollForBanner(ports, answered, partnerBannerPoll.tries),
    ),
  );
  const shareChoice = followChoices(ports, { read, apply: (chosen) => onConsent(chosen, false) });
  banner.onChoice(() => {
    const chosen = readOrNone();
    shareChoice(chosen);
    onConsent(chosen, true);
  });
  onConsent(readOrNone(), false);
  if (needsPartnerBanner({ stored: read(), showConsent: hasShowConsentParam(query) })) void show();
  return {
    ...noConsentCard,
    reopen: () => void show(),
  };
};
