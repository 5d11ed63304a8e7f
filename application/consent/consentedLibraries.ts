import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, hasConsent, noConsent } from '#domain/consent/consent.ts';
import type { AllowedConsent } from './allowedConsent.ts';

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

type Page = { readonly isTyped: () => boolean; readonly reload: () => void };

/** Asks what is allowed for each library. `isTyped` tells whether anything is typed on the page, `reload` loads it again. */
export const makeConsentedLibraries = (
  { session }: Pick<DeferredServicePorts, 'session'>,
  { now, chosen }: AllowedConsent,
  { isTyped, reload }: Page,
): ConsentedLibraries => {
  let [isLoaded, isEnding] = [false, false];
  const admit = (consent: Consent | null): boolean => {
    const may = !isEnding && hasConsent('performance')(consent ?? noConsent);
    isLoaded ||= may;
    return may;
  };
  const reloadIfIdle = (): void => {
    const { password, code } = session.get().secrets;
    if (isEnding && !isTyped() && password === null && code === null) reload();
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
