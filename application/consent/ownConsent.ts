import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { consentCookie, consentDays, loadConsent, storedConsent, type Consent } from '#domain/consent/consent.ts';
import { moveConsent, type ConsentMove, type ConsentPrompt } from '#domain/consent/consentPrompt.ts';
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
    europe: inEurope(signals.timeZone()),
    showConsent: showsConsent(query),
    globalPrivacyControl: signals.globalPrivacyControl(),
  });

/** The product's own choice of cookies: opened by what the visit says, kept on the brand's parent domain for a year. */
export const makeOwnConsent = (
  ports: Pick<CompanionPorts, 'cookies' | 'signals'>,
  { settings }: World,
  { query, onConsent }: Parts,
): ConsentTalk => {
  const opening = openingOf(ports, query);
  const listeners = new Set<() => void>();
  let prompt: ConsentPrompt = opening.prompt;
  let { consent }: { readonly consent: Consent } = opening;

  const decide = (decided: Consent): void => {
    consent = decided;
    const attributes = { domain: settings.hostName, path: '/', days: consentDays, sameSite: 'Lax' } as const;
    ports.cookies.write(consentCookie, storedConsent(decided), attributes);
    onConsent(decided, true);
  };
  const move = (made: ConsentMove): void => {
    const moved = moveConsent(made)(prompt);
    prompt = moved.prompt;
    if (moved.decided !== null) decide(moved.decided);
    listeners.forEach((listener) => listener());
  };

  onConsent(consent, false);
  return {
    prompt: () => prompt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    move,
    reopen: () => move({ _tag: 'Open', current: consent }),
  };
};
