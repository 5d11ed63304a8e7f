import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import {
  type Consent,
  consentCookie,
  consentDays,
  type ConsentState,
  noConsent,
  parseConsent,
  serializeConsent,
  setConsentCategory,
} from '#domain/consent/consent.ts';
import {
  type ConsentAction,
  type ConsentPrompt,
  consentReducer,
  hasShowConsentParam,
  initialConsent,
  togglesOf,
} from '#domain/consent/consentPrompt.ts';
import { isInEurope } from '#domain/consent/europe.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { ConsentController, OnConsent } from './consentTypes.ts';
import { followChoices } from './followChoices.ts';

type OwnConsentOptions = { readonly query: string; readonly onConsent: OnConsent };

type CookiePorts = Pick<DeferredServicePorts, 'cookies'>;

/** Reads the choice in the cookie. */
export const readStoredConsent = ({ cookies }: CookiePorts): ConsentState => parseConsent(cookies.read(consentCookie));

const storeConsent = ({ cookies }: CookiePorts, domain: string, consent: Consent): void =>
  cookies.write(consentCookie, serializeConsent(consent), { domain, path: '/', days: consentDays, sameSite: 'Lax' });

/** Reads the initial consent from the cookie, the query and the signals of the browser. */
export const readInitialConsent = (
  { cookies, signals }: Pick<DeferredServicePorts, 'cookies' | 'signals'>,
  query: string,
): ReturnType<typeof initialConsent> =>
  initialConsent({
    stored: readStoredConsent({ cookies }),
    canStoreConsent: cookies.works(),
    europe: isInEurope(signals.timeZone()),
    showConsent: hasShowConsentParam(query),
    globalPrivacyControl: signals.globalPrivacyControl(),
  });

type Card = Pick<ConsentController, 'prompt' | 'subscribe'> & { readonly show: (prompt: ConsentPrompt) => void };

const makeCard = (initialPrompt: ConsentPrompt): Card => {
  const { tell: notify, subscribe } = makeListeners();
  let prompt = initialPrompt;
  return {
    prompt: () => prompt,
    subscribe,
    show: (next) => {
      prompt = next;
      notify();
    },
  };
};

/**
 * The consent card of the product. Stores the choice for a year, in a cookie on the parent domain of the brand. A choice that is made
 * elsewhere applies here too, and closes the card.
 */
export const makeOwnConsent = (
  ports: Pick<DeferredServicePorts, 'consents' | 'cookies' | 'pageReturns' | 'signals'>,
  { settings }: AppContext,
  { query, onConsent }: OwnConsentOptions,
): ConsentController => {
  const initial = readInitialConsent(ports, query);
  const { prompt, subscribe, show } = makeCard(initial.prompt);
  let { consent } = initial;
  const shareChoice = followChoices(ports, {
    read: () => readStoredConsent(ports),
    apply: (chosen) => {
      consent = chosen;
      onConsent(chosen, false);
      show({ _tag: 'Hidden' });
    },
  });

  const dispatch = (action: ConsentAction): void => {
    const { prompt: next, decided } = consentReducer(action)(prompt());
    if (decided !== null) {
      consent = decided;
      storeConsent(ports, settings.hostName, decided);
      shareChoice(decided);
      onConsent(decided, true);
    }
    show(next);
  };
  const setCategory = (category: string, value: unknown): void => {
    const shown = prompt();
    const toggles = shown._tag === 'Hidden' ? togglesOf(consent) : shown.toggles;
    dispatch({ _tag: 'Set', toggles: togglesOf(setConsentCategory(category, value)({ ...noConsent, ...toggles })) });
  };

  onConsent(consent, false);
  return { prompt, subscribe, dispatch, setCategory, reopen: () => dispatch({ _tag: 'Open', current: consent }) };
};
