import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import type { Consent } from '#domain/consent/consent.ts';
import {
  type ConsentAction,
  type ConsentPrompt,
  consentReducer,
  hasShowConsentParam,
} from '#domain/consent/consentPrompt.ts';
import { consentSource } from '#domain/consent/consentSource.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type AllowedConsent, initialConsentOf } from './allowedConsent.ts';

/** What the consent card shows and does. Its listeners hear of each change of the card. */
export type ConsentController = Pick<Listeners, 'subscribe'> & {
  /** Returns the same object until the card changes, as React's external stores require. */
  readonly prompt: () => ConsentPrompt;
  /** Applies an action of the card. Throws if it sets an unknown category, or a value that is not a boolean. */
  readonly dispatch: (action: Exclude<ConsentAction, { readonly _tag: 'Open' }>) => void;
  /** Opens the card again: "Cookie settings". */
  readonly reopen: () => void;
  /** Closes the card, because the choice was made elsewhere. */
  readonly close: () => void;
};

/** What a controller knows of the page, and what receives each choice of the person. */
type ConsentOptions = {
  readonly query: string;
  readonly allowed: Pick<AllowedConsent, 'chosen' | 'now'>;
  readonly onChosen: (choice: Consent) => void;
};

const hidden: ConsentPrompt = { _tag: 'Hidden' };

/** The controller where the product shows no card. */
const noConsentCard: ConsentController = {
  prompt: () => hidden,
  subscribe: () => () => undefined,
  dispatch: () => undefined,
  reopen: () => undefined,
  close: () => undefined,
};

/** Picks who asks: the own card, the banner of a partner, or nobody. */
export const makeConsentController = (
  ports: DeferredServicePorts,
  { settings, brand }: AppContext,
  options: ConsentOptions,
): ConsentController => {
  const source = consentSource(settings.consent, brand);
  switch (source._tag) {
    case 'Own':
      return makeOwnConsent(ports, options);
    case 'Partner':
      return makePartnerConsent(ports, { ...options, script: source.script });
    case 'Nobody':
      return noConsentCard;
  }
};

/** The consent card of the product. */
const makeOwnConsent = (
  ports: Pick<DeferredServicePorts, 'cookies' | 'signals'>,
  { query, allowed, onChosen }: ConsentOptions,
): ConsentController => {
  const { tell, subscribe } = makeListeners();
  let { prompt } = initialConsentOf(ports, allowed.chosen(), query);
  const show = (next: ConsentPrompt): void => {
    prompt = next;
    tell();
  };
  const dispatch = (action: ConsentAction): void => {
    const { prompt: next, decided } = consentReducer(action)(prompt);
    show(next);
    if (decided !== null) onChosen(decided);
  };
  return {
    prompt: () => prompt,
    subscribe,
    dispatch,
    reopen: () => dispatch({ _tag: 'Open', current: allowed.now() }),
    close: () => show({ _tag: 'Hidden' }),
  };
};

type BannerPorts = Pick<DeferredServicePorts, 'banner' | 'clock' | 'log'>;

/** How often the page looks for the partner's banner, and how many times at most. */
const bannerPoll = { everyMs: 500, tries: 10 };

/** The consent banner of a partner. Its script asks, and its cookies hold the answer. */
const makePartnerConsent = (
  ports: BannerPorts,
  { query, script, allowed, onChosen }: ConsentOptions & { readonly script: string },
): ConsentController => {
  const { banner, log } = ports;
  const isAnswered = (): boolean => allowed.chosen() !== null;
  const show = async (): Promise<void> => {
    const shown = await banner.show(script)();
    if (E.isLeft(shown)) return log.error('The consent banner of the partner failed to load', shown.left);
    await pollForBanner(ports, isAnswered, bannerPoll.tries);
  };
  banner.onChoice(() => onChosen(allowed.now()));
  if (!isAnswered() || hasShowConsentParam(query)) void show();
  return { ...noConsentCard, reopen: () => void show() };
};

/** Looks for the banner until it appears, is answered, or no tries are left; the last case is logged. */
const pollForBanner = async (ports: BannerPorts, isAnswered: () => boolean, tries: number): Promise<void> => {
  const { banner, clock, log } = ports;
  await clock.wait(bannerPoll.everyMs)();
  if (banner.isThere() || isAnswered()) return;
  if (tries > 1) await pollForBanner(ports, isAnswered, tries - 1);
  else log.error('The consent banner of the partner did not appear');
};
