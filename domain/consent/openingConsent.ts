import { noConsent, type Consent, type ConsentState } from './consent.ts';
import { togglesOf, type ConsentPrompt } from './consentPrompt.ts';

/** What is known of a visitor when the page opens. */
export type ConsentVisit = {
  readonly stored: ConsentState;
  /** Whether the browser would keep what is answered. */
  readonly keepsAnswer: boolean;
  readonly europe: boolean;
  readonly showConsent: boolean;
  readonly globalPrivacyControl: boolean;
};

/**
 * The card and the consent a visit begins with: nothing is granted unasked in Europe, and marketing nowhere against the
 * browser's signal. Who keeps no cookies is neither asked for them nor taken to agree.
 */
export const openingConsent = (visit: ConsentVisit): { readonly prompt: ConsentPrompt; readonly consent: Consent } => {
  const { stored, keepsAnswer, europe, showConsent, globalPrivacyControl } = visit;
  if (!keepsAnswer) return { consent: noConsent, prompt: { _tag: 'Hidden' } };
  const asked = showConsent || (stored._tag === 'Unset' && europe);
  const unasked = { ...noConsent, performance: true, marketing: !globalPrivacyControl };
  const unset = asked ? noConsent : unasked;
  const consent = stored._tag === 'Given' ? stored.consent : unset;
  return { consent, prompt: asked ? { _tag: 'Summary', toggles: togglesOf(consent) } : { _tag: 'Hidden' } };
};
