import { consentCategories, type Consent, type ConsentCategory } from './consent.ts';

// Because: a person cannot name a category, so a wrong name or value is an error of the program, which the specification throws.

/** Sets one category; throws for an unknown name, and for any value that is not a boolean. */
export const setConsentCategory =
  (category: string, value: unknown) =>
  (consent: Consent): Consent => {
    if (!isCategory(category)) throw new Error('Tried to consent to an unknown category of cookies');
    if (typeof value !== 'boolean') throw new Error(`Non-boolean consent value given for category ${category}`);
    return { ...consent, [category]: value };
  };

/** Whether a category is consented to; throws for an unknown name. The only check of consent. */
export const hasConsent =
  (category: string) =>
  (consent: Consent): boolean => {
    if (!isCategory(category)) throw new Error('Attempted to check consent status of unrecognized category');
    return consent[category];
  };

const isCategory = (word: string): word is ConsentCategory => consentCategories.some((category) => category === word);
