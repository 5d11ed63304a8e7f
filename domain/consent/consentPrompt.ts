import { queryValue } from '#domain/shared/webAddress.ts';
import { type Consent, noConsent, setConsentCategory } from './consent.ts';

/** The switches of the second panel. */
export type ConsentToggles = Pick<Consent, 'performance' | 'marketing'>;

/** The consent card: closed, on its first panel, or on its second. */
export type ConsentPrompt =
  | { readonly _tag: 'Hidden' }
  | {
      readonly _tag: 'Summary' | 'Details';
      readonly toggles: ConsentToggles;
      /** Whether the person opened it with "Cookie settings"; otherwise the page did. */
      readonly openedByUser: boolean;
    };

/** What a person does on the consent card. `Open` is "Cookie settings", which opens the card. */
export type ConsentAction =
  | { readonly _tag: 'Open'; readonly current: Consent }
  | { readonly _tag: 'Accept' | 'Reject' | 'Customize' | 'Back' | 'Done' }
  | { readonly _tag: 'Set'; readonly category: string; readonly value: unknown };

/** The card after an action, and the consent that was decided; null while nothing is decided. */
export type ConsentTransition = { readonly prompt: ConsentPrompt; readonly decided: Consent | null };

/** Applies an action to the card. An action that the present panel does not offer changes nothing. */
export const consentReducer =
  (action: ConsentAction) =>
  (prompt: ConsentPrompt): ConsentTransition => {
    if (action._tag === 'Open')
      return undecided({ _tag: 'Summary', toggles: togglesOf(action.current), openedByUser: true });
    switch (prompt._tag) {
      case 'Hidden':
        return undecided(prompt);
      case 'Summary':
        if (action._tag === 'Accept') return decide({ performance: true, marketing: true });
        if (action._tag === 'Reject') return decide(noConsent);
        return undecided(action._tag === 'Customize' ? { ...prompt, _tag: 'Details' } : prompt);
      case 'Details':
        if (action._tag === 'Done') return decide(prompt.toggles);
        if (action._tag === 'Set') return undecided({ ...prompt, toggles: withCategory(prompt.toggles, action) });
        return undecided(action._tag === 'Back' ? { ...prompt, _tag: 'Summary' } : prompt);
    }
  };

type SetAction = Extract<ConsentAction, { readonly _tag: 'Set' }>;

const withCategory = (toggles: ConsentToggles, { category, value }: SetAction): ConsentToggles =>
  togglesOf(setConsentCategory(category, value)({ ...noConsent, ...toggles }));

const undecided = (prompt: ConsentPrompt): ConsentTransition => ({ prompt, decided: null });

const decide = (toggles: ConsentToggles): ConsentTransition => ({
  prompt: { _tag: 'Hidden' },
  decided: { ...noConsent, ...toggles },
});

/** The switches for a consent. */
export const togglesOf = ({ performance, marketing }: Consent): ConsentToggles => ({ performance, marketing });

/** Whether a page's query asks to show the consent card again. */
export const hasShowConsentParam = (query: string): boolean => queryValue(query, 'showConsent') === 'true';

/** What is known about the visitor when the page opens. */
export type InitialConsentInput = {
  /** The choice in the cookie; null without one. */
  readonly stored: Consent | null;
  /** Whether the browser accepts the consent cookie. */
  readonly canStoreConsent: boolean;
  readonly europe: boolean;
  readonly showConsent: boolean;
  readonly globalPrivacyControl: boolean;
};

/**
 * The card and the consent when the page opens. In Europe nothing is granted without a choice. Global Privacy Control keeps marketing off
 * without a choice. A browser without cookies gets no card, and grants nothing.
 */
export const initialConsent = (
  input: InitialConsentInput,
): { readonly prompt: ConsentPrompt; readonly consent: Consent } => {
  const { stored, canStoreConsent, europe, showConsent, globalPrivacyControl } = input;
  if (!canStoreConsent) return { consent: noConsent, prompt: { _tag: 'Hidden' } };
  const opensCard = showConsent || (stored === null && europe);
  const defaults = { ...noConsent, performance: true, marketing: !globalPrivacyControl };
  const consent = stored ?? (opensCard ? noConsent : defaults);
  const card: ConsentPrompt = { _tag: 'Summary', toggles: togglesOf(consent), openedByUser: false };
  return { consent, prompt: opensCard ? card : { _tag: 'Hidden' } };
};
