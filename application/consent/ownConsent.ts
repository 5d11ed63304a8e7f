import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { DeferredServicePorts } from '#application/ports/deferredServicePorts.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { consentCookie, consentDays, parseConsent, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { setConsentCategory } from '#domain/consent/consentByCategory.ts';
import {
  consentReducer,
  togglesOf,
  type ConsentAction,
  type ConsentPrompt,
  hasShowConsentParam,
} from '#domain/consent/consentPrompt.ts';
import { isInEurope } from '#domain/consent/europe.ts';
import { initialConsent } from '#domain/consent/initialConsent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { ConsentController, OnConsent } from './consentTypes.ts';

type OwnConsentOptions = { readonly query: string; readonly onConsent: OnConsent };

/** Reads the initial consent from the cookie, the query and the signals of the browser. */
export const readInitialConsent = (
  { cookies, signals }: Pick<DeferredServicePorts, 'cookies' | 'signals'>,
  query: string,
): ReturnType<typeof initialConsent> =>
  initialConsent({
    stored: parseConsent(cookies.read(consentCookie)),
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

/** The consent card of the product. Stores the choice for a year, in a cookie on the parent domain of the brand. */
export const makeOwnConsent = (
  ports: Pick<DeferredServicePorts, 'cookies' | 'log' | 'signals'>,
  { settings }: AppContext,
  { query, onConsent }: OwnConsentOptions,
): ConsentController => {
  const initial = readInitialConsent(ports, query);
  const { prompt, subscribe, show } = makeCard(initial.prompt);
  let { consent } = initial;

  const dispatch = (action: ConsentAction): void => {
    const { prompt: next, decided } = consentReducer(action)(prompt());
    if (decided !== null) {
      consent = decided;
      const attributes = { domain: settings.hostName, path: '/', days: consentDays, sameSite: 'Lax' } as const;
      ports.cookies.write(consentCookie, serializeConsent(decided), attributes);
      onConsent(decided, true);
    }
    show(next);
  };
  const setCategory = (category: string, value: unknown): void => {
    const shown = prompt();
    const toggles = shown._tag === 'Hidden' ? togglesOf(consent) : shown.toggles;
    pipe(
      setConsentCategory(category, value)({ ...noConsent, ...toggles }),
      E.match(
        ({ message }) => ports.log.error(message),
        (given) => dispatch({ _tag: 'Set', toggles: togglesOf(given) }),
      ),
    );
  };

  onConsent(consent, false);
  return { prompt, subscribe, dispatch, setCategory, reopen: () => dispatch({ _tag: 'Open', current: consent }) };
};
