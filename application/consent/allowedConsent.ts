import type { DeferredServicePorts } from '#application/ports/ports.ts';
import {
  type Consent,
  consentAttributes,
  consentCookie,
  hasConsent,
  noConsent,
  parseConsent,
  readPartnerConsent,
  serializeConsent,
  withdraws,
} from '#domain/consent/consent.ts';
import { isInEurope } from '#domain/consent/europe.ts';
import { consentSource, initialConsent } from '#domain/consent/initialConsent.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What is allowed now. Each event, recording and tag asks it before it is handed to a library. */
export type AllowedConsent = {
  /** Whether the page asks for a choice when it opens. */
  readonly asks: boolean;
  /** The choice in our cookie or the partner's, or that of this document where no cookie can be kept. Null without a choice. */
  readonly chosen: () => Consent | null;
  /** The choice, else the default of the specification. */
  readonly now: () => Consent;
  /** Keeps a choice for a year, on the parent domain of the brand. */
  readonly keep: (choice: Consent) => void;
  /** Whether a reload finds the choice again. */
  readonly isKept: () => boolean;
};

/** Reads the cookie at each question, so a choice in another tab or at another site of the domain counts at once. */
export const makeAllowedConsent = (
  { cookies, signals }: Pick<DeferredServicePorts, 'cookies' | 'signals'>,
  { settings, brand }: AppContext,
  query: string,
): AllowedConsent => {
  const { _tag: source } = consentSource(settings.consent, brand);
  const read = (): Consent | null =>
    source === 'Partner' ? readPartnerConsent(cookies.read) : parseConsent(cookies.read(consentCookie));
  const { asks, byDefault } = initialConsent({
    source,
    hasChosen: read() !== null,
    canStoreConsent: cookies.works(),
    europe: isInEurope(signals.timeZone()),
    query,
    globalPrivacyControl: signals.globalPrivacyControl(),
  });
  let unstored: Consent | null = null;
  const chosen = (): Consent | null => unstored ?? read();
  return {
    asks,
    chosen,
    now: () => chosen() ?? byDefault,
    keep: (choice) => {
      if (source === 'Partner') return;
      cookies.write(consentCookie, serializeConsent(choice), consentAttributes(settings));
      unstored = cookies.read(consentCookie) === serializeConsent(choice) ? null : choice;
    },
    isKept: () => unstored === null,
  };
};

/** What the libraries of other parties may get. */
export type ConsentedLibraries = {
  /** What may be handed over now: what is allowed, and nothing once a category is withdrawn that a loaded library may have got. */
  readonly consent: () => Consent;
  /** What was allowed when it was last asked. */
  readonly granted: () => Consent;
  /** Whether events may be handed to a library now. One that is told so counts as loaded. */
  readonly mayTrack: () => boolean;
  /** The same for a recording. Because: on a first load only a choice allows it, and no default (specification 4). */
  readonly mayRecord: () => boolean;
  /** Ends the loaded libraries of a withdrawn consent: reloads the page, if nothing is typed and no secret is in memory. */
  readonly endWithdrawn: () => void;
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
  { now, chosen, isKept }: AllowedConsent,
  { isTyped, reload }: ReloadedPage,
): ConsentedLibraries => {
  let granted = now();
  let isLoaded = false;
  const isWithdrawn = (): boolean => isLoaded && withdraws(granted, now());
  const consent = (): Consent => {
    if (isWithdrawn()) return noConsent;
    granted = now();
    return granted;
  };
  const mayTrack = (): boolean => {
    const may = hasConsent('performance')(consent());
    isLoaded ||= may;
    return may;
  };
  return {
    consent,
    granted: () => granted,
    mayTrack,
    mayRecord: () => chosen() !== null && mayTrack(),
    endWithdrawn: () => {
      const mayReload = isKept() && !isTyped() && !wouldLose(session.get());
      if (isWithdrawn() && mayReload) reload();
    },
  };
};
