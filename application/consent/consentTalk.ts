import type { Consent } from '#domain/consent/consent.ts';
import type { ConsentMove, ConsentPrompt } from '#domain/consent/consentPrompt.ts';

/** The choice of cookies, as the card puts it. */
export type ConsentTalk = {
  readonly prompt: () => ConsentPrompt;
  /** Calls back when the card changes; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly move: (move: Exclude<ConsentMove, { readonly _tag: 'Open' | 'Set' }>) => void;
  /** Switches a category on the card, by its name and to whatever the switch says; what makes no sense is logged. */
  readonly give: (category: string, value: unknown) => void;
  /** Puts the choice again: "Cookie settings". */
  readonly reopen: () => void;
};

/** Told what may be done from now on; `chosen` when the visitor has just said so. */
export type OnConsent = (consent: Consent, chosen: boolean) => void;
