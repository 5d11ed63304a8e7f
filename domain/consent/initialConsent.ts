import { noConsent, type Consent, type ConsentState } from './consent.ts';
import { togglesOf, type ConsentPrompt } from './consentPrompt.ts';

/** What is known about the visitor when the page opens. */
export type InitialConsentInput = {
  readonly stored: ConsentState;
  /** Whether the browser accepts the consent cookie. */
  readonly canStoreConsent: boolean;
  readonly europe: boolean;
  readonly showConsent: boolean;
  readonly globalPrivacyControl: boolean;
};

/**
 * The card and the consent when the page opens. In Europe nothing is granted without a choice; marketing is never granted
 * against Global Privacy Control. A browser without cookies gets no card and no consent.
 */
export const initialConsent = (
  input: InitialConsentInput,
): { readonly prompt: ConsentPrompt; readonly consent: Consent } => {
  const { stored, canStoreConsent, europe, showConsent, globalPrivacyControl } = input;
  if (!canStoreConsent) return { consent: noConsent, prompt: { _tag: 'Hidden' } };
  const opensCard = showConsent || (stored._tag === 'Unset' && europe);
  const defaults = { ...noConsent, performance: true, marketing: !globalPrivacyControl };
  const unset = opensCard ? noConsent : defaults;
  const consent = stored._tag === 'Given' ? stored.consent : unset;
  const card: ConsentPrompt = { _tag: 'Summary', toggles: togglesOf(consent), openedByUser: false };
  return { consent, prompt: opensCard ? card : { _tag: 'Hidden' } };
};
