import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentAction, ConsentPrompt } from '#domain/consent/consentPrompt.ts';

/** What the consent card shows and does. */
export type ConsentController = {
  /** Returns the same object until the card changes, as React's external stores require. */
  readonly prompt: () => ConsentPrompt;
  /** Calls the listener when the card changes; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: Exclude<ConsentAction, { readonly _tag: 'Open' | 'Set' }>) => void;
  /** Switches a category on the card. Throws for an unknown category, and for a value that is not a boolean. */
  readonly setCategory: (category: string, value: unknown) => void;
  /** Opens the card again: "Cookie settings". */
  readonly reopen: () => void;
};

/** The query of the page, and what receives each consent; `chosen` is true if the person has just chosen it. */
export type ConsentOptions = {
  readonly query: string;
  readonly onConsent: (consent: Consent, chosen: boolean) => void;
};

const hidden: ConsentPrompt = { _tag: 'Hidden' };

/** The controller where the product shows no card. */
export const noConsentCard: ConsentController = {
  prompt: () => hidden,
  subscribe: () => () => undefined,
  dispatch: () => undefined,
  setCategory: () => undefined,
  reopen: () => undefined,
};
