import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { consentCookie, consentDays, loadConsent, noConsent, storedConsent } from '#domain/consent/consent.ts';
import { giveConsent } from '#domain/consent/consentByCategory.ts';
import { moveConsent, togglesOf, type ConsentMove, type ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { inEurope } from '#domain/consent/europe.ts';
import { openingConsent } from '#domain/consent/openingConsent.ts';
import { showsConsent } from '#domain/consent/showConsent.ts';
import type { World } from '#domain/navigation/visit.ts';
import type { ConsentTalk, OnConsent } from './consentTalk.ts';

type Parts = { readonly query: string; readonly onConsent: OnConsent };

/** What the visit begins with, by its cookie, its address and what its browser says. */
export const openingOf = (
  { cookies, signals }: Pick<CompanionPorts, 'cookies' | 'signals'>,
  query: string,
): ReturnType<typeof openingConsent> =>
  openingConsent({
    stored: loadConsent(cookies.read(consentCookie)),
    keepsAnswer: cookies.works(),
    europe: inEurope(signals.timeZone()),
    showConsent: showsConsent(query),
    globalPrivacyControl: signals.globalPrivacyControl(),
  });

type Card = Pick<ConsentTalk, 'prompt' | 'subscribe'> & { readonly show: (prompt: ConsentPrompt) => void };

const makeCard = (opening: ConsentPrompt): Card => {
  const { tell, subscribe } = makeListeners();
  let prompt = opening;
  return {
    prompt: () => prompt,
    subscribe,
    show: (next) => {
      prompt = next;
      tell();
    },
  };
};

/** The product's own choice of cookies: opened by what the visit says, kept on the brand's parent domain for a year. */
export const makeOwnConsent = (
  ports: Pick<CompanionPorts, 'cookies' | 'log' | 'signals'>,
  { settings }: World,
  { query, onConsent }: Parts,
): ConsentTalk => {
  const opening = openingOf(ports, query);
  const { prompt, subscribe, show } = makeCard(opening.prompt);
  let { consent } = opening;

  const move = (made: ConsentMove): void => {
    const { prompt: next, decided } = moveConsent(made)(prompt());
    if (decided !== null) {
      consent = decided;
      const attributes = { domain: settings.hostName, path: '/', days: consentDays, sameSite: 'Lax' } as const;
      ports.cookies.write(consentCookie, storedConsent(decided), attributes);
      onConsent(decided, true);
    }
    show(next);
  };
  const give = (category: string, value: unknown): void => {
    const shown = prompt();
    const toggles = shown._tag === 'Hidden' ? togglesOf(consent) : shown.toggles;
    pipe(
      giveConsent(category, value)({ ...noConsent, ...toggles }),
      E.match(
        ({ message }) => ports.log.error(message),
        (given) => move({ _tag: 'Set', toggles: togglesOf(given) }),
      ),
    );
  };

  onConsent(consent, false);
  return { prompt, subscribe, move, give, reopen: () => move({ _tag: 'Open', current: consent }) };
};
