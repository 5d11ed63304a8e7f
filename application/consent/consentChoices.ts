import type { DeferredServicePorts } from '#application/ports/ports.ts';
import type { Listeners } from '#application/shared/listeners.ts';
import { type Consent, serializeConsent } from '#domain/consent/consent.ts';
import type { ConsentAction, ConsentPrompt } from '#domain/consent/consentPrompt.ts';

/** What the consent card shows and does. Its listeners hear of each change of the card. */
export type ConsentController = Pick<Listeners, 'subscribe'> & {
  /** Returns the same object until the card changes, as React's external stores require. */
  readonly prompt: () => ConsentPrompt;
  /** Applies an action of the card. Throws if it sets an unknown category, or a value that is not a boolean. */
  readonly dispatch: (action: Exclude<ConsentAction, { readonly _tag: 'Open' }>) => void;
  /** Opens the card again: "Cookie settings". */
  readonly reopen: () => void;
};

/** Where a consent comes from: nobody has chosen yet, a cookie has it, or the person has just chosen it. */
export type ConsentOrigin = 'Default' | 'Stored' | 'Chosen';

/** The query of the page, and what receives each consent. */
export type ConsentOptions = {
  readonly query: string;
  readonly onConsent: (consent: Consent, origin: ConsentOrigin) => void;
};

const hidden: ConsentPrompt = { _tag: 'Hidden' };

/** The controller where the product shows no card. */
export const noConsentCard: ConsentController = {
  prompt: () => hidden,
  subscribe: () => () => undefined,
  dispatch: () => undefined,
  reopen: () => undefined,
};

type StoredChoice = {
  readonly read: () => Consent | null;
  /** Applies a choice that was made elsewhere. */
  readonly apply: (chosen: Consent) => void;
};

/**
 * Applies each choice of another tab: at once, or where this tab missed it, on the return to this page.
 * Returns the function that shares a choice of this tab with the others, after it is stored.
 */
export const followChoices = (
  { consents, pageReturns }: Pick<DeferredServicePorts, 'consents' | 'pageReturns'>,
  { read, apply }: StoredChoice,
): ((chosen: Consent) => void) => {
  const readText = (): string | null => {
    const stored = read();
    return stored === null ? null : serializeConsent(stored);
  };
  let known = readText();
  const follow = (chosen: Consent): void => {
    known = serializeConsent(chosen);
    apply(chosen);
  };
  consents.listen(follow);
  pageReturns.onReturn(() => {
    const stored = read();
    // Because: a choice that is gone or unreadable refuses nothing, and the next page asks again.
    if (stored !== null && serializeConsent(stored) !== known) follow(stored);
  });
  return (chosen) => {
    // Because: the browser may still read an older cookie (of a narrower path or host, or after a refused write), which is no new choice.
    known = readText();
    consents.post(chosen);
  };
};
