import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import {
  consentCookie,
  consentDays,
  type LoadedConsent,
  parseConsent,
  serializeConsent,
} from '#domain/consent/consent.ts';
import {
  type ConsentAction,
  type ConsentPrompt,
  consentReducer,
  hasShowConsentParam,
  initialConsent,
} from '#domain/consent/consentPrompt.ts';
import { isInEurope } from '#domain/consent/europe.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type ConsentController, type ConsentOptions, type ConsentOrigin, followChoices } from './consentChoices.ts';

/** Reads the choice in the cookie; null without one. */
export const readStoredConsent = ({ cookies }: Pick<DeferredServicePorts, 'cookies'>): LoadedConsent | null =>
  parseConsent(cookies.read(consentCookie));

/** Reads the initial consent from the cookie, the query and the signals of the browser. */
export const readInitialConsent = (
  { cookies, signals }: Pick<DeferredServicePorts, 'cookies' | 'signals'>,
  query: string,
): ReturnType<typeof initialConsent> & { readonly origin: ConsentOrigin } => {
  const stored = readStoredConsent({ cookies });
  const initial = initialConsent({
    stored,
    canStoreConsent: cookies.works(),
    europe: isInEurope(signals.timeZone()),
    showConsent: hasShowConsentParam(query),
    globalPrivacyControl: signals.globalPrivacyControl(),
  });
  return { ...initial, origin: stored === null ? 'Default' : 'Stored' };
};

/**
 * The consent card of the product. Stores the choice for a year on the parent domain of the brand. A choice that is made elsewhere
 * closes the card.
 */
export const makeOwnConsent = (
  ports: Pick<DeferredServicePorts, 'consents' | 'cookies' | 'pageReturns' | 'signals'>,
  { settings }: AppContext,
  { query, onConsent }: ConsentOptions,
): ConsentController => {
  const attributes = { domain: settings.hostName, path: '/', days: consentDays, sameSite: 'Lax' } as const;
  const { tell, subscribe } = makeListeners();
  const initial = readInitialConsent(ports, query);
  let { prompt, consent } = initial;
  const show = (next: ConsentPrompt): void => {
    prompt = next;
    tell();
  };
  const shareChoice = followChoices(ports, {
    read: () => readStoredConsent(ports),
    apply: (chosen) => {
      consent = chosen;
      onConsent(chosen, 'Stored');
      show({ _tag: 'Hidden' });
    },
  });
  const dispatch = (action: ConsentAction): void => {
    const { prompt: next, decided } = consentReducer(action)(prompt);
    if (decided !== null) {
      consent = decided;
      ports.cookies.write(consentCookie, serializeConsent(decided), attributes);
      shareChoice(decided);
      onConsent(decided, 'Chosen');
    }
    show(next);
  };
  onConsent(consent, initial.origin);
  return {
    prompt: () => prompt,
    subscribe,
    dispatch,
    reopen: () => dispatch({ _tag: 'Open', current: consent }),
  };
};
