import type { DeferredServicePorts } from '#application/ports/ports.ts';
import {
  type Consent,
  consentCookie,
  consentDays,
  hasConsent,
  noConsent,
  parseConsent,
  readPartnerConsent,
  serializeConsent,
} from '#domain/consent/consent.ts';
import { hasShowConsentParam, initialConsent } from '#domain/consent/consentPrompt.ts';
import { consentSource } from '#domain/consent/consentSource.ts';
import { isInEurope } from '#domain/consent/europe.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What is allowed now. Each event, recording and tag asks it before it is handed to a library. */
export type AllowedConsent = {
  /** The choice in our cookie or the partner's, or that of this document where no cookie can be kept. Null without a choice. */
  readonly chosen: () => Consent | null;
  /** The choice, else the default of the specification. */
  readonly now: () => Consent;
  /** Keeps a choice for a year, on the parent domain of the brand. Returns whether a reload finds it again. */
  readonly keep: (choice: Consent) => boolean;
};

type AllowedPorts = Pick<DeferredServicePorts, 'cookies' | 'signals'>;

/** The card and the consent of a page with a query, where the cookie has this choice. */
export const initialConsentOf = (
  { cookies, signals }: AllowedPorts,
  stored: Consent | null,
  query: string,
): ReturnType<typeof initialConsent> =>
  initialConsent({
    stored,
    canStoreConsent: cookies.works(),
    europe: isInEurope(signals.timeZone()),
    showConsent: hasShowConsentParam(query),
    globalPrivacyControl: signals.globalPrivacyControl(),
  });

const textOf = (consent: Consent | null): string => (consent === null ? '' : serializeConsent(consent));

/** Reads the cookie at each question, so a choice in another tab or at another site of the domain counts at once. */
export const makeAllowedConsent = (
  ports: AllowedPorts,
  { settings, brand }: AppContext,
  query: string,
): AllowedConsent => {
  const { cookies } = ports;
  const { _tag: asks } = consentSource(settings.consent, brand);
  const attributes = { domain: settings.hostName, path: '/', days: consentDays, sameSite: 'Lax' } as const;
  const read = (): Consent | null =>
    asks === 'Partner' ? readPartnerConsent(cookies.read) : parseConsent(cookies.read(consentCookie));
  const initial = initialConsentOf(ports, null, asks === 'Own' ? query : '');
  const byDefault = asks === 'Partner' ? noConsent : initial.consent;
  let own: { readonly choice: Consent; readonly stored: string } | null = null;
  const chosen = (): Consent | null => {
    const stored = read();
    // Because: where the write was refused, the browser may still read an older choice.
    return own !== null && own.stored === textOf(stored) ? own.choice : stored;
  };
  return {
    chosen,
    now: () => chosen() ?? byDefault,
    keep: (choice) => {
      if (asks === 'Partner') return true;
      cookies.write(consentCookie, serializeConsent(choice), attributes);
      own = { choice, stored: textOf(read()) };
      return own.stored === textOf(choice);
    },
  };
};

/** What the libraries of other parties may get. */
export type ConsentedLibraries = {
  /** What may be handed over now: what is allowed, and nothing while the page waits for its reload. */
  readonly consent: () => Consent;
  /** Whether events may be handed to a library now. One that is told so counts as loaded. */
  readonly mayTrack: () => boolean;
  /** The same for a recording. Because: on a first load only a choice allows it, and no default (specification 4). */
  readonly mayRecord: () => boolean;
  /** Ends the libraries of a withdrawn consent: the page reloads, once nothing is typed and no secret is in memory. */
  readonly end: () => void;
  /** The router arrived at a screen, where a waiting reload may be possible. */
  readonly onNavigated: () => void;
};

// Because: a reload forgets the secrets and who was confirmed, and ends a hand-over that is under way.
const wouldLose = ({ secrets: { password, code, isCodeAccepted }, oAuth, person, hasLeft }: Session): boolean => {
  const needsCode = code !== null && !(isCodeAccepted && person.accessToken !== null);
  return password !== null || needsCode || hasLeft || (oAuth.promptsLogin && person.confirmed !== null);
};

/** The page that a withdrawal reloads. */
export type ReloadedPage = {
  /** Whether anything is typed on the page. */
  readonly isTyped: () => boolean;
  /** Loads the page again, without a question about what would be lost. The session of the tab stays. */
  readonly reload: () => void;
};

/** Asks what is allowed for each library. */
export const makeConsentedLibraries = (
  { session }: Pick<DeferredServicePorts, 'session'>,
  { now, chosen }: AllowedConsent,
  { isTyped, reload }: ReloadedPage,
): ConsentedLibraries => {
  let [isLoaded, isEnding] = [false, false];
  const admit = (consent: Consent | null): boolean => {
    const may = !isEnding && hasConsent('performance')(consent ?? noConsent);
    isLoaded ||= may;
    return may;
  };
  const reloadIfIdle = (): void => {
    if (isEnding && !isTyped() && !wouldLose(session.get())) reload();
  };
  return {
    consent: () => (isEnding ? noConsent : now()),
    mayTrack: () => admit(now()),
    mayRecord: () => admit(chosen()),
    end: () => {
      isEnding ||= isLoaded;
      reloadIfIdle();
    },
    onNavigated: reloadIfIdle,
  };
};
