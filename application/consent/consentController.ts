import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { type Consent, noConsent, setConsentCategory } from '#domain/consent/consent.ts';
import { consentSource } from '#domain/consent/initialConsent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { AllowedConsent } from './allowedConsent.ts';

/** The switches of the consent card. */
export type ConsentToggles = Pick<Consent, 'performance' | 'marketing'>;

/** The consent card. */
export type OpenCard = {
  /** What was allowed when it opened, which its switches show first. */
  readonly current: Consent;
  /** Whether the person opened it with "Cookie settings"; otherwise the page did. */
  readonly openedByUser: boolean;
};

/** What the consent card shows and does. Its listeners hear of each change of the card. */
export type ConsentController = Pick<Listeners, 'subscribe'> & {
  /** The card; null while it is closed. Returns the same object until the card changes, as React's external stores require. */
  readonly card: () => OpenCard | null;
  /** Closes the card with a choice. Throws for an unknown category, and for a value that is not a boolean. */
  readonly choose: (toggles: ConsentToggles) => void;
  /** Opens the card or the banner of the partner again: "Cookie settings". */
  readonly reopen: () => void;
};

/** What is allowed, and what receives each choice of the person. */
type ConsentOptions = { readonly allowed: AllowedConsent; readonly onChosen: (choice: Consent) => void };

/** Lets the own card ask, the banner of a partner, or nobody. */
export const makeConsentController = (
  ports: DeferredServicePorts,
  { settings, brand }: AppContext,
  { allowed, onChosen }: ConsentOptions,
): ConsentController => {
  const { tell, subscribe } = makeListeners();
  const source = consentSource(settings.consent, brand);
  let card: OpenCard | null = null;
  let chosenAtOpening = '';
  const chosen = (): string => JSON.stringify(allowed.chosen());
  const show = (next: OpenCard | null): void => {
    card = next;
    tell();
  };
  const open = (openedByUser: boolean): void => {
    chosenAtOpening = chosen();
    if (source._tag === 'Own') show({ current: allowed.now(), openedByUser });
    if (source._tag === 'Partner') void showBanner(ports, source.script, () => allowed.chosen() !== null);
  };
  if (source._tag === 'Partner') ports.banner.onChoice(() => onChosen(allowed.now()));
  if (allowed.asks) open(false);
  ports.pageReturns.onReturn(() => {
    // Because: another tab has chosen meanwhile.
    if (card !== null && chosen() !== chosenAtOpening) show(null);
  });
  return {
    card: () => card,
    subscribe,
    choose: (toggles) => {
      const set = (consent: Consent, [category, value]: [string, unknown]): Consent =>
        setConsentCategory(category, value)(consent);
      const choice = Object.entries(toggles).reduce(set, noConsent);
      show(null);
      onChosen(choice);
    },
    reopen: () => open(true),
  };
};

/** How often the page looks for the partner's banner, and how many times at most. */
const bannerPoll = { everyMs: 500, tries: 10 };

/** Loads the banner of the partner, and looks for it until it appears, is answered, or no tries are left, which is logged. */
const showBanner = async (
  { banner, clock, log }: Pick<DeferredServicePorts, 'banner' | 'clock' | 'log'>,
  script: string,
  isAnswered: () => boolean,
): Promise<void> => {
  const shown = await banner.show(script)();
  if (E.isLeft(shown)) return log.error('The consent banner of the partner failed to load', shown.left);
  for (let tries = bannerPoll.tries; tries > 0; tries -= 1) {
    await clock.wait(bannerPoll.everyMs)();
    if (banner.isThere() || isAnswered()) return;
  }
  log.error('The consent banner of the partner did not appear');
};
